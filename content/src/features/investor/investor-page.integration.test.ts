import { investorCalls } from '@washhouse/contract/investor/investor.calls'
import type { Language } from '@washhouse/contract/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'

const secretText = 'ข้อความลับ'
const slug = 'investor-page'
const { path, answer } = investorCalls.getInvestorPage
const assumptions = {
  usesPerDay: 4.5,
  pricePerUse: 50,
  utilitiesPercent: 30,
  feePercent: 5,
  rent: 20_000,
  otherCosts: 9000,
}

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

describe('GET /items/investor_page', () => {
  it('is hidden while it was never published', async () => {
    expect((await service.get(path)).status).toBe(403)
    await save({ estimateNote: secretText }, 'th', true)
    const { status, body } = await service.get(path)
    expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringContaining(secretText)])
  })

  it('gives the facts in their order and the figures of the estimate, English falling back to Thai', async () => {
    const facts = [
      { title: 'อายุสัญญา', text: '5 ปี' },
      { title: 'ค่าสิทธิ', text: '5%' },
    ]
    const { facts: rows } = await save({ assumptions, facts, estimateNote: 'ไม่รับประกันรายได้' })
    expect(await read()).toEqual({
      id: expect.any(Number),
      updatedAt: expect.any(String),
      assumptions,
      facts,
      estimateNote: 'ไม่รับประกันรายได้',
      interestNote: null,
    })
    const [term, royalty] = rows ?? []
    const english = [
      { ...term, title: 'Term', text: 'Five years' },
      { ...royalty, title: null, text: null },
    ]
    await save({ facts: english, estimateNote: 'No promise of income.' }, 'en')
    expect(await read('en')).toMatchObject({
      facts: [{ title: 'Term', text: 'Five years' }, facts[1]],
      estimateNote: 'No promise of income.',
    })
    expect(await read()).toMatchObject({ facts, assumptions })
  })

  it('stays as it is while an editor drafts the next one', async () => {
    const before = await read()
    await save({ estimateNote: secretText, assumptions: { ...assumptions, rent: 1 } }, 'th', true)
    expect(await read()).toEqual(before)
  })
})

describe('What an editor writes', () => {
  it.each([
    ['a percentage over 100', { assumptions: { ...assumptions, feePercent: 101 } }],
    ['a rent below nothing', { assumptions: { ...assumptions, rent: -1 } }],
    ['a fact without Thai words', { facts: [{ title: '', text: 'x' }] }],
    ['a note left empty', { estimateNote: ' ' }],
  ])('is refused: %s', async (_, data) => {
    await expect(save(data)).rejects.toMatchObject({ status: 400 })
  })

  it('is refused where a package lacks the text of its own size', async () => {
    const data = { brands: 'LG', size: 'big', small: 'ซัก 4', _status: 'published' } as const
    const create = service.payload.create({
      collection: 'franchise-packages',
      locale: 'th',
      data,
    })
    await expect(create).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path: 'big' }] },
    })
  })

  it.each([
    ['no quantity', { item: 'โต๊ะ', quantity: 0, unit: 'ตัว' }],
    ['no unit', { item: 'โต๊ะ', quantity: 1, unit: '' }],
  ])('is refused where an item has %s', async (_, item) => {
    const data = { brands: 'LG', size: 'small', small: 'ซัก 4', config: [item] } as const
    const create = service.payload.create({
      collection: 'franchise-packages',
      locale: 'th',
      data: { ...data, config: [item], _status: 'published' },
    })
    await expect(create).rejects.toMatchObject({ status: 400 })
  })
})
