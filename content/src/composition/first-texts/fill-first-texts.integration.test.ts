import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContractService, startContractService } from '../../../testing/contract-service.ts'
import { connectionTo, tableOf } from '../../platform/database/tables.ts'
import { fillFirstTexts } from './fill-first-texts.ts'
import { firstTexts } from './first-texts.ts'

let service: ContractService

beforeAll(async () => {
  service = await startContractService()
  const data = { title: 'เขียนไว้แล้ว' }
  await service.payload.updateGlobal({ slug: 'contact-page', locale: 'th', data })
  await fillFirstTexts(service.payload)
})
afterAll(() => service.stop())

describe('a new database', () => {
  it.each(['settings', 'navigation', 'home', 'information_page_branch', 'cookie_detail'])(
    'answers /items/%s in both languages',
    async (name) => {
      for (const language of ['th', 'en']) {
        const { status, body } = await service.get(`/items/${name}?lang=${language}`)
        expect(status, JSON.stringify(body)).toBe(200)
      }
    },
  )

  it('has each text in both languages', async () => {
    const { payload } = service
    const settings = await payload.findGlobal({ slug: 'settings', locale: 'en' })
    expect(settings.brandName).toBe(firstTexts.settings?.['brandName']?.en)
    const { header, footer } = await payload.findGlobal({ slug: 'navigation', locale: 'en' })
    expect(header?.map(({ label }) => label)).toEqual([
      'Find a branch',
      'News',
      'Report a problem',
      'Contact',
    ])
    expect(JSON.stringify(footer)).not.toMatch(/\p{Script=Thai}/u)
  })

  it('keeps what is there, and changes nothing later', async () => {
    const { payload } = service
    const read = () => payload.findGlobal({ slug: 'contact-page', locale: 'th' })
    expect(await read()).toMatchObject({ title: 'เขียนไว้แล้ว' })
    await payload.updateGlobal({ slug: 'settings', locale: 'th', data: { brandName: 'ฟองใส' } })
    await fillFirstTexts(payload)
    expect(await payload.findGlobal({ slug: 'settings', locale: 'th' })).toMatchObject({
      brandName: 'ฟองใส',
    })
  })

  it('gets a missing text again beside settings that exist', async () => {
    const { payload } = service
    await connectionTo(payload).delete(tableOf(payload, 'navigation'))
    await fillFirstTexts(payload)
    const { header } = await payload.findGlobal({ slug: 'navigation', locale: 'th' })
    expect(header).toHaveLength(4)
  })
})
