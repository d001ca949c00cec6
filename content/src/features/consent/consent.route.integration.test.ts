import { consentCalls } from '@washhouse/contract/consent/consent.calls'
import type { Language } from '@washhouse/contract/language'
import type { Answer } from '@washhouse/contract/wire/answer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createExample } from '../../../testing/example-records.ts'

let service: ContractService
let logo: string

const thai = { header: 'เรื่องคุกกี้ คุณเลือกได้', description: 'บางตัวจำเป็นต่อเว็บ' }
const english = { header: 'Cookies: you choose', description: 'Some keep the site working.' }
const category = { title: 'คุกกี้วิเคราะห์', description: 'นับว่าหน้าไหนมีคนอ่าน' }

beforeAll(async () => {
  service = await startContractService()
  logo = String((await createExample(service.payload, 'media')).id)
})
afterAll(() => service.stop())

async function read<Result>(path: string, answer: Answer<Result>, lang: Language = 'th') {
  const { status, body } = await service.get(path, { lang })
  expect(status, JSON.stringify(body)).toBe(200)
  return answer.decode(body, lang)
}

describe('GET /items/cookie_detail', () => {
  const { path, answer } = consentCalls.getCookieDetail

  it('answers like a call that is not there until its words are written [S7.consent.1]', async () => {
    expect((await service.get(path)).status).toBe(403)
  })

  it('gives the words of the banner and its pictures, in either language [S3.consent.1] [S7.consent.1]', async () => {
    const { payload } = service
    const slug = 'cookie-detail'
    await payload.updateGlobal({ slug, locale: 'th', data: { ...thai, logo } })
    const common = { id: 1, logo, closeIcon: null }
    expect(await read(path, answer, 'th')).toEqual({ ...common, ...thai })
    await payload.updateGlobal({ slug, locale: 'en', data: english })
    await expect.poll(() => read(path, answer, 'en')).toEqual({ ...common, ...english })
    expect(await read(path, answer, 'th')).toEqual({ ...common, ...thai })
  })
})

describe('GET /items/general_cookie_description', () => {
  const { path, answer } = consentCalls.listGeneralCookies

  it('lists what is essential in the order of the editors, and one by its id [S3.consent.2] [S7.consent.1]', async () => {
    const { payload } = service
    const collection = 'general-cookies'
    const write = (title: string, sort?: number) =>
      payload.create({
        collection,
        locale: 'th',
        data: { title, description: 'จำไว้ 30 วัน', sort: sort ?? null },
      })
    const unsorted = await write('ความปลอดภัย')
    const second = await write('จำภาษา', 2)
    const first = await write('จำตัวเลือกคุกกี้', 1)
    await payload.update({
      collection,
      id: first.id,
      locale: 'en',
      data: { title: 'Your choice', description: 'Kept for 30 days' },
    })
    const titles = async (query = '') =>
      (await read(path + query, answer)).map(({ title }) => title)
    await expect.poll(() => titles()).toEqual(['จำตัวเลือกคุกกี้', 'จำภาษา', 'ความปลอดภัย'])
    expect(await titles('?sort=-id&limit=2')).toEqual(['จำตัวเลือกคุกกี้', 'จำภาษา'])
    expect(await read(path, answer, 'en')).toEqual([
      { id: first.id, title: 'Your choice', description: 'Kept for 30 days' },
      { id: second.id, title: 'จำภาษา', description: 'จำไว้ 30 วัน' },
      { id: unsorted.id, title: 'ความปลอดภัย', description: 'จำไว้ 30 วัน' },
    ])
    const { body } = await service.get(`${path}/${second.id}`)
    expect(body).toEqual({
      data: { id: second.id, title: 'จำภาษา', description: 'จำไว้ 30 วัน' },
    })
  })
})

describe.each([
  ['analytics-cookie', consentCalls.getAnalyticsCookie],
  ['advertising-cookie', consentCalls.getAdvertisingCookie],
] as const)('The description %s', (slug, { path, answer }) => {
  it('is hidden until it is published, and a draft of it stays hidden [S3.consent.3] [S7.consent.1]', async () => {
    const { payload } = service
    const save = (data: object, draft: boolean) =>
      payload.updateGlobal({
        slug,
        locale: 'th',
        data: { ...category, ...data, _status: draft ? 'draft' : 'published' },
        draft,
      })
    expect((await service.get(path)).status).toBe(403)
    await save({ title: 'ความลับ' }, true)
    const hidden = await service.get(path)
    expect(hidden.status).toBe(403)
    expect(JSON.stringify(hidden.body)).not.toContain('ความลับ')

    await save({}, false)
    const shown = { id: 1, status: 'published', ...category }
    expect(await read(path, answer)).toEqual(shown)
    await save({ title: 'ความลับ' }, true)
    expect(await read(path, answer)).toEqual(shown)
    expect(await read(path, answer, 'en')).toEqual(shown)
  })
})

describe('GET /items/tracking', () => {
  const { path, answer } = consentCalls.getTracking

  it('gives what is set, the vendors’ own addresses and times where nothing is', async () => {
    await service.payload.updateGlobal({ slug: 'tracking', data: { containerOne: 'GTM-ABC1234' } })
    expect(await read(path, answer)).toEqual({
      id: 1,
      containerOne: 'GTM-ABC1234',
      containerTwo: null,
      analyticsId: null,
      pixelId: null,
      tagOrigin: 'https://www.googletagmanager.com',
      pixelOrigin: 'https://connect.facebook.net',
      beforeChoice: 'cookieless',
      startTicked: true,
      policyVersion: '1',
      consentRound: 1,
      overlayFirstVisit: 3000,
      overlayNavigation: 2000,
    })
  })

  it('is kept once for both languages, and gives what an editor has just changed', async () => {
    const { headers } = await service.get(path, { lang: 'en' })
    expect(headers.get('vary') ?? '').not.toContain('lang')
    const data = { beforeChoice: 'nothing', startTicked: false, overlayFirstVisit: 0 } as const
    await service.payload.updateGlobal({ slug: 'tracking', data })
    await expect.poll(() => read(path, answer, 'en')).toMatchObject(data)
  })
})
