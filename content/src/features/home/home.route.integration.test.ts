import { homeCalls } from '@washhouse/contract/home/home.calls'
import type { Language } from '@washhouse/contract/language'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import type { Home } from '../../platform/payload-types.ts'
import { createExample } from '../../../testing/example-records.ts'

type Sections = NonNullable<Home['sections']>

let service: ContractService
let category: number

beforeAll(async () => {
  service = await startContractService()
  const { id } = await createExample(service.payload, 'news-categories')
  category = Number(id)
})
afterAll(() => service.stop())

beforeEach(async () => {
  const { sections } = await service.payload.updateGlobal({
    slug: 'home',
    locale: 'th',
    data: {
      heroTitle: 'ผ้าสะอาดแม้ตอนตีสอง',
      hasPopup: true,
      popupTitle: 'ขอบคุณที่แวะมา',
      sections: [
        { blockType: 'banners' },
        {
          blockType: 'promises',
          title: 'สองเรื่องที่สัญญา',
          items: [
            { icon: 'clock', title: 'เปิดทั้งคืน', text: 'ดึกแค่ไหนก็ซักได้' },
            { icon: 'coin-exchange', title: 'แลกเหรียญในร้าน' },
          ],
        },
        { blockType: 'promotions', title: 'โปรโมชัน', lead: 'ดูก่อนหยอดเหรียญ', category },
        { blockType: 'banner2' },
        { blockType: 'news', title: 'ข่าวล่าสุด' },
        {
          blockType: 'franchise',
          title: 'เปิดร้านของคุณเอง',
          button: { label: 'คุยทางไลน์', link: 'line' },
        },
      ],
      _status: 'published',
    },
  })
  const english = (sections ?? []).map((section) => {
    if (section.blockType !== 'promises') return section
    const items = section.items.map((item, index) =>
      index === 0 ? { ...item, title: 'Open all night' } : item,
    )
    return { ...section, title: 'Two promises', items }
  })
  await service.payload.updateGlobal({
    slug: 'home',
    locale: 'en',
    data: { heroTitle: 'Clean, even at 2 a.m.', sections: english, _status: 'published' },
  })
})

function save(sections: Sections, locale: Language = 'th') {
  const data = { sections, _status: 'published' } as const
  return service.payload.updateGlobal({ slug: 'home', locale, data })
}

async function readHome(lang: Language = 'th') {
  const { status, body } = await service.get('/items/home', { lang })
  expect(status, JSON.stringify(body)).toBe(200)
  return homeCalls.getHome.answer.decode(body, lang)
}

describe('GET /items/home', () => {
  it('gives the sections in the order of the editors, with their texts', async () => {
    expect(await readHome()).toMatchObject({
      heroTitle: 'ผ้าสะอาดแม้ตอนตีสอง',
      heroText: null,
      hasPopup: true,
      popupTitle: 'ขอบคุณที่แวะมา',
      popupText: null,
      sections: [
        { kind: 'banners' },
        {
          kind: 'promises',
          title: 'สองเรื่องที่สัญญา',
          lead: null,
          items: [
            { icon: 'clock', title: 'เปิดทั้งคืน', text: 'ดึกแค่ไหนก็ซักได้' },
            { icon: 'coin-exchange', title: 'แลกเหรียญในร้าน', text: null },
          ],
        },
        { kind: 'promotions', title: 'โปรโมชัน', lead: 'ดูก่อนหยอดเหรียญ', category },
        { kind: 'banner_2' },
        { kind: 'news', title: 'ข่าวล่าสุด', lead: null },
        {
          kind: 'franchise',
          title: 'เปิดร้านของคุณเอง',
          lead: null,
          button: { label: 'คุยทางไลน์', link: 'line' },
        },
      ],
    })
  })

  it('sends nothing of how the sections are stored', async () => {
    const { body } = await service.get('/items/home')
    expect(JSON.stringify(body)).not.toMatch(/blockType|blockName|"th":|"id":"/)
  })

  it('shows the Thai text where the English one is missing, also within sections', async () => {
    const { heroTitle, popupTitle, sections } = await readHome('en')
    expect(heroTitle).toBe('Clean, even at 2 a.m.')
    expect(popupTitle).toBe('ขอบคุณที่แวะมา')
    expect(sections[1]).toMatchObject({
      title: 'Two promises',
      items: [{ title: 'Open all night', text: 'ดึกแค่ไหนก็ซักได้' }, { title: 'แลกเหรียญในร้าน' }],
    })
    expect(sections[4]).toMatchObject({ title: 'ข่าวล่าสุด' })
  })

  it('shows a new order in the next answer, and a draft never', async () => {
    const { payload } = service
    const { sections = [] } = await payload.findGlobal({ slug: 'home', locale: 'th' })
    const reversed = [...(sections ?? [])].reverse()
    const change = { slug: 'home', locale: 'th' } as const
    await readHome()
    const draft = { sections: reversed, heroTitle: 'พาดหัวลับ', _status: 'draft' } as const
    await payload.updateGlobal({ ...change, draft: true, data: draft })
    expect(await readHome()).toMatchObject({ heroTitle: 'ผ้าสะอาดแม้ตอนตีสอง' })
    expect((await readHome()).sections[0]).toEqual({ kind: 'banners' })
    await payload.updateGlobal({ ...change, data: { ...draft, _status: 'published' } })
    expect((await readHome()).sections.at(-1)).toEqual({ kind: 'banners' })
  })

  it('leaves a button away that leads nowhere', async () => {
    await save([{ blockType: 'franchise', title: 'แฟรนไชส์', button: { label: 'กด' } }])
    expect((await readHome()).sections).toEqual([
      { kind: 'franchise', title: 'แฟรนไชส์', lead: null, button: null },
    ])
  })
})

describe('What an editor may put on the home page', () => {
  it('is each section once, where twice would show the same again', async () => {
    const twice: Sections = [{ blockType: 'banners' }, { blockType: 'banners' }]
    await expect(save(twice)).rejects.toMatchObject({ status: 400 })
    const items = [{ icon: 'sun' as const, title: 'แดด' }]
    const promises: Sections[number] = { blockType: 'promises', title: 'สัญญา', items }
    await expect(save([promises, promises])).resolves.toBeDefined()
  })

  it('is no section of more than twenty', async () => {
    const promotions = { blockType: 'promotions', title: 'โปร' } as const
    const many = Array.from({ length: 21 }, () => promotions)
    await expect(save(many)).rejects.toMatchObject({ status: 400 })
    await expect(save(many.slice(1))).resolves.toBeDefined()
  })

  const refused: [string, Sections[number]][] = [
    ['a title that is missing in Thai', { blockType: 'news', title: '' }],
    ['a list without items', { blockType: 'steps', title: 'ขั้นตอน', items: [] }],
    [
      'a button that runs code',
      { blockType: 'franchise', title: 'ก', button: { link: 'javascript:1' } },
    ],
  ]
  it.each(refused)('is not %s', async (_, section) => {
    await expect(save([section])).rejects.toMatchObject({ status: 400 })
  })

  it('is no section written in English alone', async () => {
    await expect(save([{ blockType: 'news', title: 'News' }], 'en')).rejects.toMatchObject({
      status: 400,
    })
  })
})
