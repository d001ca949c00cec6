import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import type { Language } from '@washhouse/contract/language'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'

const secretText = 'ข้อความลับ'
const slug = 'contact-page'
const { path, answer } = contactCalls.getContactPage

let service: ContractService

beforeAll(async () => {
  service = await startContractService()
})
afterAll(() => service.stop())

async function read(lang: Language = 'th') {
  const { status, body } = await service.get(path, { lang })
  expect(status, JSON.stringify(body)).toBe(200)
  return answer.decode(body, lang)
}

const save = (data: object, locale: Language = 'th', draft = false) =>
  service.payload.updateGlobal({
    slug,
    locale,
    draft,
    data: { ...data, _status: draft ? 'draft' : 'published' },
  })

it('The contact page is hidden until it is published', async () => {
  expect((await service.get(path)).status).toBe(403)
  await save({ title: secretText }, 'th', true)
  const { status, body } = await service.get(path)
  expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringContaining(secretText)])
})

it('The contact page speaks both languages, Thai where English is missing', async () => {
  const mapLink = 'https://maps.example/fongsai'
  const thai = { title: 'ติดต่อเรา', officeAddress: '99 ถนนพระราม 9\nกรุงเทพฯ' }
  await save({ ...thai, mapLink })
  const common = {
    id: expect.any(Number),
    mapLink,
    description: null,
    officeHours: null,
    updatedAt: expect.any(String),
  }
  expect(await read()).toEqual({ ...common, ...thai })
  await save({ title: 'Contact us' }, 'en')
  expect(await read('en')).toEqual({ ...common, ...thai, title: 'Contact us' })
  await save({ title: secretText }, 'th', true)
  expect(await read()).toMatchObject({ title: 'ติดต่อเรา' })
})

it.each(['javascript:alert(1)', 'http://maps.example', 'maps'])(
  'The map is refused as a link: %s',
  async (mapLink) => {
    await expect(save({ title: 'ติดต่อเรา', mapLink })).rejects.toMatchObject({ status: 400 })
  },
)
