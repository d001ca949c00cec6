import { policyCalls } from '@washhouse/contract/policy/policy.calls'
import type { Language } from '@washhouse/contract/language'
import type { Answer } from '@washhouse/contract/wire/answer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBodyWriter, type WriteBody } from '../../platform/rich-text/body-writer.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createExample } from '../../../testing/example-records.ts'
import { mediaData } from '../../../testing/record-data.ts'

let service: ContractService
let writeBody: WriteBody
let file: string
let pdf: string

beforeAll(async () => {
  service = await startContractService()
  writeBody = await createBodyWriter(service.payload)
  file = String((await createExample(service.payload, 'media')).id)
  pdf = await createPdf()
})
afterAll(() => service.stop())

async function createPdf(): Promise<string> {
  const data = Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n')
  const { id } = await service.payload.create({
    collection: 'media',
    data: mediaData(),
    file: { data, mimetype: 'application/pdf', name: 'policy.pdf', size: data.length },
  })
  return id
}

async function read<Result>(path: string, answer: Answer<Result>, lang: Language = 'th') {
  const { status, body } = await service.get(path, { lang })
  expect(status, JSON.stringify(body)).toBe(200)
  return answer.decode(body, lang)
}

describe.each([
  ['cookie-policy', policyCalls.getCookiePolicy, '/items/cookie_policy'],
  ['privacy-policy', policyCalls.getPrivacyPolicy, '/items/personal_privacy_policy'],
  ['terms-of-service', policyCalls.getTermsOfService, '/items/term_of_service_policy'],
] as const)('The policy %s', (slug, { path, answer }, wirePath) => {
  const save = (language: Language, data: object, status: 'draft' | 'published' = 'published') =>
    service.payload.updateGlobal({
      slug,
      locale: language,
      data: { ...data, _status: status },
      draft: status === 'draft',
    })

  it('is hidden until it is published [S7.policy.1]', async () => {
    expect(path).toBe(wirePath)
    expect((await service.get(path)).status).toBe(403)
    await save('th', { title: 'ความลับ', body: writeBody('ความลับ') }, 'draft')
    const { status, body } = await service.get(path)
    expect(status).toBe(403)
    expect(JSON.stringify(body)).not.toContain('ความลับ')
  })

  it('has a title, its text as HTML, a file and the time of its last change [S3.policy.1] [S7.policy.1]', async () => {
    const data = { title: 'นโยบาย', body: writeBody('## สิทธิ\n\nขอ**ลบ**ได้'), pdf }
    const { changedAt: updatedAt } = await save('th', data)
    const common = { id: 1, status: 'published', pdf }
    const thai = { title: 'นโยบาย', description: '<h2>สิทธิ</h2><p>ขอ<strong>ลบ</strong>ได้</p>' }
    const untranslated = ['title', 'description']
    const whole = { ...common, ...thai, updatedAt, untranslated }
    expect(await read(path, answer)).toEqual(whole)
    expect(await read(path, answer, 'en')).toEqual(whole)

    const englishPdf = await createPdf()
    await save('en', { title: 'Policy', body: writeBody('You may *ask*'), pdf: englishPdf })
    const text = '<p>You may <em>ask</em></p>'
    const english = { title: 'Policy', description: text, pdf: englishPdf }
    await expect.poll(() => read(path, answer, 'en')).toMatchObject({ ...common, ...english })
    expect(await read(path, answer, 'th')).toMatchObject({ ...common, ...thai })
  })

  it('stays as it is while an editor drafts the next one [S7.policy.1]', async () => {
    const before = await read(path, answer)
    await save('th', { title: 'ความลับ', body: writeBody('ความลับ') }, 'draft')
    expect(await read(path, answer)).toEqual(before)
  })

  it('takes no file that is no PDF', async () => {
    await expect(save('th', { title: 'นโยบาย', pdf: file })).rejects.toMatchObject({ status: 400 })
  })

  it('may have no text yet', async () => {
    for (const language of ['th', 'en'] as const)
      await save(language, { title: 'นโยบาย', body: null, pdf: null })
    await expect.poll(() => read(path, answer)).toMatchObject({ description: null, pdf: null })
  })
})

describe.each([
  ['cookie', policyCalls.listCookiePolicyImages, '/items/cookie_policy_image'],
  ['privacy', policyCalls.listPrivacyPolicyImages, '/items/personal_policy_image'],
  ['terms', policyCalls.listTermsOfServiceImages, '/items/term_of_service_image'],
] as const)('The pictures of the policy %s', (policy, { path, answer }, wirePath) => {
  const create = (caption: string, sort: number, status: 'draft' | 'published' = 'published') =>
    service.payload.create({
      collection: 'policy-images',
      locale: 'th',
      draft: status === 'draft',
      data: { policy, image: file, caption, sort, _status: status },
    })

  it('are those of this policy that are published, in order [S3.policy.1] [S7.policy.2]', async () => {
    expect(path).toBe(wirePath)
    const second = await create(`${policy} สอง`, 2)
    const first = await create(`${policy} หนึ่ง`, 1)
    const draft = await create('ความลับ', 3, 'draft')
    const listed = await read(`${path}?filter[status][_eq]=published`, answer)
    expect(listed).toEqual([
      { id: first.id, status: 'published', sort: 1, image: file, caption: `${policy} หนึ่ง` },
      { id: second.id, status: 'published', sort: 2, image: file, caption: `${policy} สอง` },
    ])
    expect(await read(path, answer, 'en')).toEqual(listed)
    expect(await read(`${path}?filter={"status":{"_eq":"draft"}}`, answer)).toEqual([])
    expect((await service.get(`${path}/${draft.id}`)).status).toBe(403)
    expect((await service.get(`${path}/${first.id}`)).status).toBe(200)
  })

  it('show the caption of the language, and go when they are taken back [S7.policy.2]', async () => {
    const { id } = await create(`${policy} สาม`, 3)
    const collection = 'policy-images'
    const data = { caption: 'Three', _status: 'published' } as const
    await service.payload.update({ collection, id, locale: 'en', data })
    const captions = async () => (await read(path, answer, 'en')).map(({ caption }) => caption)
    await expect.poll(captions).toContain('Three')
    await service.payload.update({ collection, id, data: { _status: 'draft' } })
    await expect.poll(captions).not.toContain('Three')
  })
})
