import { settingsCalls } from '@washhouse/contract/settings/settings.calls'
import type { Language } from '@washhouse/contract/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'

let service: ContractService

beforeAll(async () => {
  service = await startContractService()
})
afterAll(() => service.stop())

async function readNavigation(lang: Language) {
  const { status, body } = await service.get('/items/navigation', { lang })
  expect(status, JSON.stringify(body)).toBe(200)
  return settingsCalls.getNavigation.answer.decode(body, lang)
}

describe('GET /items/navigation', () => {
  it('is refused before the navigation was ever saved', async () => {
    expect((await service.get('/items/navigation')).status).toBe(403)
  })

  it('gives links and groups in their order, Thai where English is missing', async () => {
    const { payload } = service
    const { header, footer } = await payload.updateGlobal({
      slug: 'navigation',
      locale: 'th',
      data: {
        header: [
          { label: 'สาขา', link: '/branch' },
          { label: 'ข่าว', link: '/news' },
        ],
        footer: [{ title: 'ติดต่อ', links: [{ label: 'คุยทางไลน์', link: 'line' }] }],
      },
    })
    const [branches, ...others] = header ?? []
    const english = { ...branches, label: 'Branches', link: '/branch' }
    const groups = (footer ?? []).map((group) => ({ ...group, title: 'Contact' }))
    await payload.updateGlobal({
      slug: 'navigation',
      locale: 'en',
      data: { header: [english, ...others], footer: groups },
    })
    expect(await readNavigation('th')).toMatchObject({
      header: [
        { label: 'สาขา', link: '/branch' },
        { label: 'ข่าว', link: '/news' },
      ],
      footer: [{ title: 'ติดต่อ', links: [{ label: 'คุยทางไลน์', link: 'line' }] }],
    })
    expect(await readNavigation('en')).toMatchObject({
      header: [{ label: 'Branches' }, { label: 'ข่าว' }],
      footer: [{ title: 'Contact', links: [{ label: 'คุยทางไลน์' }] }],
    })
  })

  it('gives what an editor has just written in the next answer', async () => {
    await service.payload.updateGlobal({
      slug: 'navigation',
      locale: 'th',
      data: { header: [{ label: 'หน้าแรก', link: '/' }], footer: [] },
    })
    expect(await readNavigation('th')).toMatchObject({
      header: [{ label: 'หน้าแรก', link: '/' }],
      footer: [],
    })
  })

  it.each([
    ['no link', { label: 'สาขา', link: '' }],
    ['a link that runs code', { label: 'สาขา', link: 'javascript:alert(1)' }],
    ['no Thai words', { label: '', link: '/branch' }],
  ])('takes nothing with %s', async (_, link) => {
    const data = { header: [link] }
    const saving = service.payload.updateGlobal({ slug: 'navigation', locale: 'th', data })
    await expect(saving).rejects.toMatchObject({ status: 400 })
  })
})
