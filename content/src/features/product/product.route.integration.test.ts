import type { Language } from '@washhouse/contract/language'
import { productCalls } from '@washhouse/contract/product/product.calls'
import type { Answer } from '@washhouse/contract/wire/answer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPicture } from '../../../testing/banner-records.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createMachine } from '../../../testing/product-records.ts'

const secretText = 'ข้อความลับ'
const { getProductPageInfo: head, listMachines, getProductPage: page } = productCalls

let service: ContractService
let image: string
const ids: Record<string, number> = {}

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  image = await createPicture(payload)
  ids['vending'] = await createMachine(payload, {
    title: 'ตู้น้ำยา',
    kind: 'detergent_vending',
    sort: 9,
    // Other machines store neither value.
    capacity: 5,
    programmes: [{ title: 'น้ำยาซักผ้า', price: 10, minutes: 3, temperature: 'hot' }],
  })
  ids['washer'] = await createMachine(payload, {
    title: 'เครื่องซัก 14 กก.',
    english: '14 kg washer',
    kind: 'washer',
    capacity: 14,
    sort: 1,
    fits: 'ผ้านวม 1 ผืน',
    image,
    programmes: [
      { temperature: 'cold', price: 60, minutes: 32 },
      { temperature: 'hot', price: 70, minutes: 42, title: 'ถนอมผ้า', english: 'Gentle' },
    ],
  })
  ids['draft'] = await createMachine(payload, {
    title: secretText,
    kind: 'dryer',
    capacity: 14,
    sort: 2,
    status: 'draft',
    programmes: [{ title: secretText, price: 30, minutes: 30 }],
  })
})
afterAll(() => service.stop())

async function read<Result>(
  path: string,
  answer: Answer<Result>,
  lang: Language = 'th',
): Promise<Result> {
  const { status, body } = await service.get(path, { lang })
  expect(status, JSON.stringify(body)).toBe(200)
  return answer.decode(body, lang)
}

describe('GET /items/information_page_product', () => {
  it('is hidden until it is published, then speaks both languages [S2.pages.3]', async () => {
    expect(head.path).toBe('/items/information_page_product')
    const slug = 'product-head'
    const draft = { title: secretText, _status: 'draft' } as const
    await service.payload.updateGlobal({ slug, locale: 'th', draft: true, data: draft })
    expect((await service.get(head.path)).status).toBe(403)
    const data = { title: 'เครื่องและราคา', backgroundImage: image, _status: 'published' } as const
    await service.payload.updateGlobal({ slug, locale: 'th', data })
    expect(await read(head.path, head.answer, 'en')).toMatchObject({
      title: 'เครื่องและราคา',
      backgroundImage: image,
    })
  })
})

describe('GET /items/product', () => {
  it('gives whole machines in the editors’ order, each price with its minutes [S2.pages.3]', async () => {
    expect(listMachines.path).toBe('/items/product')
    expect(await read(listMachines.path, listMachines.answer)).toEqual([
      {
        id: ids['washer'],
        status: 'published',
        sort: 1,
        kind: 'washer',
        image,
        capacity: 14,
        programmes: [
          { temperature: 'cold', title: null, price: 60, minutes: 32 },
          { temperature: 'hot', title: 'ถนอมผ้า', price: 70, minutes: 42 },
        ],
        title: 'เครื่องซัก 14 กก.',
        description: null,
        fits: 'ผ้านวม 1 ผืน',
        updatedAt: expect.any(String),
      },
      {
        id: ids['vending'],
        status: 'published',
        sort: 9,
        kind: 'detergent_vending',
        image: null,
        capacity: null,
        programmes: [{ temperature: null, title: 'น้ำยาซักผ้า', price: 10, minutes: null }],
        title: 'ตู้น้ำยา',
        description: null,
        fits: null,
        updatedAt: expect.any(String),
      },
    ])
  })

  it('speaks English and falls back to Thai, text by text', async () => {
    const [washer, vending] = await read(listMachines.path, listMachines.answer, 'en')
    expect(washer).toMatchObject({ title: '14 kg washer', fits: 'ผ้านวม 1 ผืน' })
    expect(washer?.programmes[1]).toMatchObject({ title: 'Gentle', price: 70 })
    expect(vending?.programmes[0]).toMatchObject({ title: 'น้ำยาซักผ้า' })
  })

  it('gives one by its id, is filtered, sorted and cut, and tells nothing of drafts', async () => {
    const one = await service.get(`${listMachines.path}/${ids['washer']}?fields=kind,capacity`)
    expect(one.body).toEqual({ data: { kind: 'washer', capacity: 14 } })
    expect((await service.get(`${listMachines.path}/${ids['draft']}`)).status).toBe(403)
    const order = async (query: string) =>
      (await read(`${listMachines.path}?${query}`, listMachines.answer)).map(({ id }) => id)
    expect(await order('sort=-sort')).toEqual([ids['vending'], ids['washer']])
    expect(await order('filter[kind][_eq]=washer')).toEqual([ids['washer']])
    expect(await order('filter[capacity][_null]=true')).toEqual([ids['vending']])
    expect(await order('limit=1&offset=1')).toEqual([ids['vending']])
    const search = encodeURIComponent(secretText)
    for (const query of ['filter[status][_eq]=draft', `search=${search}`]) {
      const { body } = await service.get(`${listMachines.path}?meta=*&${query}`)
      expect(body, query).toMatchObject({ meta: { total_count: 2, filter_count: 0 }, data: [] })
    }
    expect((await service.get(`${listMachines.path}?sort=programmes`)).status).toBe(400)
  })

  it('follows a new price at once', async () => {
    const change = { collection: 'machines', id: ids['washer'] ?? 0, locale: 'th' } as const
    const programmes = [{ temperature: 'cold' as const, price: 65, minutes: 32 }]
    await service.payload.update({ ...change, data: { programmes, _status: 'published' } })
    for (const lang of ['th', 'en'] as const) {
      const price = async () =>
        (await read(listMachines.path, listMachines.answer, lang))[0]?.programmes[0]?.price
      await expect.poll(price).toBe(65)
    }
  })
})

describe('GET /items/product_page', () => {
  const slug = 'product-page'
  const promise = { promiseTitle: 'ไฟไม่เคยดับ', promiseText: 'มีคนตอบทั้งคืน' }

  it('is hidden while it was never published, then gives its lists in order', async () => {
    expect((await service.get(page.path)).status).toBe(403)
    const stored = await service.payload.updateGlobal({
      slug,
      locale: 'th',
      data: {
        ...promise,
        steps: [{ title: 'แยกผ้า', text: 'ผ้าขาวไว้กองหนึ่ง', image }, { title: 'อบ' }],
        allowed: [{ title: 'ผ้าขนหนู' }],
        forbidden: [{ title: 'รองเท้า', text: 'มีเครื่องแยก' }],
        payments: [{ kind: 'coin', title: 'เหรียญ' }],
        _status: 'published',
      },
    })
    expect(await read(page.path, page.answer)).toEqual({
      id: expect.any(Number),
      updatedAt: expect.any(String),
      steps: [
        { title: 'แยกผ้า', text: 'ผ้าขาวไว้กองหนึ่ง', image },
        { title: 'อบ', text: null, image: null },
      ],
      allowed: [{ title: 'ผ้าขนหนู', text: null }],
      forbidden: [{ title: 'รองเท้า', text: 'มีเครื่องแยก' }],
      payments: [{ kind: 'coin', title: 'เหรียญ', text: null }],
      loads: [],
      ...promise,
    })
    const [sort, dry] = stored.steps ?? []
    const english = [
      { ...sort, title: 'Sort', text: null },
      { ...dry, title: 'Dry' },
    ]
    const data = { steps: english, promiseTitle: 'Always on', _status: 'published' } as const
    await service.payload.updateGlobal({ slug, locale: 'en', data })
    expect(await read(page.path, page.answer, 'en')).toMatchObject({
      steps: [{ title: 'Sort', text: 'ผ้าขาวไว้กองหนึ่ง' }, { title: 'Dry' }],
      promiseTitle: 'Always on',
    })
  })

  it('gives the loads of the editors, each with the ids of its machines', async () => {
    const machine = Number(ids['washer'])
    const duvet = { title: 'ผ้านวม', washer: machine, washes: 1 }
    const loads = [duvet]
    await service.payload.updateGlobal({
      slug,
      locale: 'th',
      data: { loads, _status: 'published' },
    })
    const given = { ...duvet, dryer: null, dries: null }
    expect(await read(page.path, page.answer)).toMatchObject({ loads: [given] })
    const removal = service.payload.delete({ collection: 'machines', id: machine })
    await expect(removal).rejects.toMatchObject({ status: 409 })
  })

  it.each([
    ['no machine at all', 'loads.0.washer', { title: 'ผ้านวม' }],
    ['a machine without its rounds', 'loads.0.washes', { washes: null }],
    ['half a round', 'loads.0.washes', { washes: 1.5 }],
    ['no round', 'loads.0.washes', { washes: 0 }],
    ['a dryer that washes', 'loads.0.washer', { washer: 'vending' }],
    ['no Thai name', 'loads.0.title', { title: ' ' }],
  ])('refuses a load with the field named: %s', async (_, path, changes) => {
    const washer = 'title' in changes && changes.title === 'ผ้านวม' ? null : Number(ids['washer'])
    const sound = { title: 'ผ้านวม', washer, washes: 1 }
    const other = 'washer' in changes ? { washer: Number(ids['vending']) } : {}
    const load = { ...sound, ...changes, ...other } as typeof sound
    const data = { loads: [load], _status: 'published' as const }
    const errors = expect.arrayContaining([expect.objectContaining({ path })])
    await expect(service.payload.updateGlobal({ slug, locale: 'th', data })).rejects.toMatchObject({
      status: 400,
      data: { errors },
    })
  })

  it('stays as it is while an editor drafts the next one', async () => {
    const before = await read(page.path, page.answer)
    const data = { promiseTitle: secretText, _status: 'draft' } as const
    await service.payload.updateGlobal({ slug, locale: 'th', draft: true, data })
    expect(await read(page.path, page.answer)).toEqual(before)
  })
})

describe('What an editor writes', () => {
  const cold = { temperature: 'cold', price: 40, minutes: 30 } as const
  const washer = { title: 'เครื่องซัก', kind: 'washer', capacity: 9 } as const

  it.each([
    ['a price of nothing', 'programmes.0.price', { programmes: [{ ...cold, price: 0 }] }],
    ['a price in satang', 'programmes.0.price', { programmes: [{ ...cold, price: 40.5 }] }],
    ['a price no coin box takes', 'programmes.0.price', { programmes: [{ ...cold, price: 1001 }] }],
    ['minutes left out', 'programmes.0.minutes', { programmes: [{ ...cold, minutes: null }] }],
    ['a wash of five hours', 'programmes.0.minutes', { programmes: [{ ...cold, minutes: 300 }] }],
    ['no water', 'programmes.0.temperature', { programmes: [{ ...cold, temperature: null }] }],
    ['the same water twice', 'programmes.0.temperature', { programmes: [cold, cold] }],
    ['no price at all', 'programmes', { programmes: [] }],
    ['no capacity', 'capacity', { capacity: null, programmes: [cold] }],
    ['no Thai name', 'title', { title: ' ', programmes: [cold] }],
    [
      'a round of drying without a name',
      'programmes.0.title',
      { kind: 'dryer' as const, programmes: [{ price: 30, minutes: 30 }] },
    ],
  ])('is refused with the field named: %s', async (_, path, changes) => {
    const create = service.payload.create({
      collection: 'machines',
      locale: 'th',
      data: { ...washer, ...changes, _status: 'published' },
    })
    const errors = expect.arrayContaining([expect.objectContaining({ path })])
    await expect(create).rejects.toMatchObject({ status: 400, data: { errors } })
  })

  it('may be a machine that sells nothing, as a coin changer', async () => {
    const data = { title: 'เครื่องแลกเหรียญ', kind: 'coin_exchange', _status: 'published' } as const
    const { id } = await service.payload.create({ collection: 'machines', locale: 'th', data })
    expect(id).toEqual(expect.any(Number))
  })
})
