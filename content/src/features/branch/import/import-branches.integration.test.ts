import { readFile } from 'node:fs/promises'
import { initI18n } from '@payloadcms/translations'
import { type BasePayload, createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { branchColumns } from './branch-columns.ts'
import { importBranches } from './import-branches.ts'

let payload: BasePayload

beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

async function run(file: Uint8Array, options: { isDryRun?: boolean } = {}) {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language: 'en' })
  return await importBranches(await createLocalReq({ req: { i18n } }, payload), file, options)
}

const table = (...rows: string[]) => Buffer.from(rows.join('\n'))
const sample = (name: string) =>
  readFile(new URL(`../../../../../docs/import/${name}`, import.meta.url))

async function find(slug: string, locale: 'th' | 'en' = 'th') {
  const where = { slug: { equals: slug } }
  return (await payload.find({ collection: 'branches', where, locale, draft: true, depth: 1 }))
    .docs[0]
}

const nothing = { created: 0, updated: 0, unchanged: 0, faults: [], warnings: [] }

describe('the sample', () => {
  it('is stored as a whole in both languages, with the provinces of an empty database', async () => {
    const file = await sample('branches-sample.csv')
    expect(await run(file, { isDryRun: true })).toEqual({ ...nothing, created: 3 })
    expect(await find('bangkok-ari-4')).toBeUndefined()

    expect(await run(file)).toEqual({ ...nothing, created: 3 })
    expect(await find('bangkok-ari-4')).toMatchObject({
      _status: 'published',
      name: 'อารีย์ ซอย 4',
      landmark: 'เดินจาก BTS อารีย์ ทางออก 3 ประมาณ 5 นาที',
      province: { code: 'TH-10', name: 'กรุงเทพมหานคร' },
      latitude: 13.7816,
      longitude: 100.5441,
      phone: '+6621234567',
      services: ['wash', 'dry'],
      payments: ['coin', 'banknote', 'promptpay'],
      hours: {
        isOpenAllDay: false,
        weekdayOpens: '06:00',
        weekdayCloses: '23:00',
        weekendOpens: '07:00',
        weekendCloses: '22:00',
      },
    })
    expect(await find('bangkok-ari-4', 'en')).toMatchObject({
      name: 'Ari Soi 4',
      landmark: 'Five minutes on foot from BTS Ari exit 3',
    })
    expect(await find('phuket-patong')).toMatchObject({ _status: 'draft', landmark: null })
  })

  it('changes nothing the second time, in UTF-16 and with semicolons', async () => {
    expect(await run(await sample('branches-sample.csv'))).toEqual({ ...nothing, unchanged: 3 })
    const text = (await sample('branches-sample.csv')).toString()
    const cells = text.split('\r\n').map((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
    const other = Buffer.from(cells.map((row) => row.join(';')).join('\n'), 'utf16le')
    expect(await run(other)).toEqual({ ...nothing, unchanged: 3 })
  })

  it('has the columns of the template, which are all', async () => {
    const headers = await Promise.all(
      ['branches-template.csv', 'branches-sample.csv'].map(
        async (name) => (await sample(name)).toString().replace('\uFEFF', '').split('\r\n')[0],
      ),
    )
    expect(headers).toEqual([branchColumns.join(','), branchColumns.join(',')])
  })
})

describe('a later table', () => {
  const slug = 'chiang-mai-nimman-9'

  it('changes only its columns; an empty cell clears its field', async () => {
    const file = table(`slug,name_th,province,phone`, `${slug},นิมมาน 9,TH-50,`)
    expect(await run(file)).toEqual({ ...nothing, updated: 1 })
    expect(await find(slug)).toMatchObject({
      name: 'นิมมาน 9',
      phone: null,
      landmark: 'ปากซอยนิมมานเหมินท์ 9 ฝั่งเดียวกับร้านข้าวซอย',
      hours: { isOpenAllDay: true },
      _status: 'published',
    })
    expect(await find(slug, 'en')).toMatchObject({ name: 'Chiang Mai Nimman Soi 9' })
  })

  it('refuses a branch with a draft, which it would publish', async () => {
    const { id = 0 } = (await find(slug)) ?? {}
    const data = { landmark: 'ยังเขียนไม่เสร็จ' }
    await payload.update({ collection: 'branches', id, locale: 'th', data, draft: true })
    const { faults } = await run(table('slug,name_th,province', `${slug},นิมมาน,เชียงใหม่`))
    expect(faults).toEqual([{ line: 2, column: null, reason: expect.stringContaining('draft') }])
  })

  it('changes a draft without publishing it if it says so, once', async () => {
    const file = table('slug,name_th,province,status', `${slug},นิมมาน ใหม่,เชียงใหม่,draft`)
    expect(await run(file)).toEqual({ ...nothing, updated: 1 })
    expect(await run(file)).toEqual({ ...nothing, unchanged: 1 })
    expect(await find(slug)).toMatchObject({ name: 'นิมมาน ใหม่', landmark: 'ยังเขียนไม่เสร็จ' })
    const where = { slug: { equals: slug } }
    const { docs } = await payload.find({ collection: 'branches', where, locale: 'th' })
    expect(docs).toMatchObject([{ name: 'นิมมาน 9', _status: 'published' }])
  })

  it('publishes a draft if it says so', async () => {
    const row = 'phuket-patong,ภูเก็ต ป่าตอง,จังหวัดภูเก็ต,published'
    expect(await run(table('slug,name_th,province,status', row))).toEqual({
      ...nothing,
      updated: 1,
    })
    expect(await find('phuket-patong')).toMatchObject({ _status: 'published' })
  })
})

describe('a table with faults', () => {
  const head = 'slug,name_th,province,latitude,longitude,phone,services,hours,weekend_hours,status'

  it('stores nothing and names each fault by line, column and reason', async () => {
    const file = table(
      head,
      'good-one,ดี,น่าน,,,,,24,,',
      ',ไม่มีลิงก์,น่าน,,,,,24,,',
      'Bad Slug,ชื่อ,น่าน,,,,,24,,',
      'no-name,,น่าน,,,,,24,,',
      'no-province,ชื่อ,แดนไกล,,,,,24,,',
      'bad-place,ชื่อ,น่าน,"18,79",100.7,,,24,,',
      'abroad,ชื่อ,น่าน,48.85,2.35,,,24,,',
      'bad-phone,ชื่อ,น่าน,,,12,ironing,24,,',
      'bad-hours,ชื่อ,น่าน,,,,,8 to 9,later,maybe',
    )
    const { faults, ...counts } = await run(file)
    expect(counts).toMatchObject({ updated: 0, unchanged: 0 })
    expect(faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '3 slug',
      '4 slug',
      '5 name_th',
      '6 province',
      '7 latitude',
      '8 latitude',
      '8 longitude',
      '9 services',
      '10 hours',
      '10 weekend_hours',
      '10 status',
    ])
    for (const { reason } of faults) expect(reason).toMatch(/^\P{Script=Thai}+$|แดนไกล/u)
    expect(await find('good-one')).toBeUndefined()
  })

  it('reports what the records refuse, too, and stores no row before or after it', async () => {
    const file = table(
      head,
      'before-it,ชื่อ,น่าน,,,,,24,,',
      'bad-phone,ชื่อ,น่าน,,,12,,24,,',
      'after-it,ชื่อ,น่าน,,,,,24,,',
    )
    const { faults } = await run(file)
    expect(faults).toEqual([{ line: 3, column: 'phone', reason: expect.any(String) }])
    for (const slug of ['before-it', 'bad-phone', 'after-it'])
      expect([slug, await find(slug)]).toEqual([slug, undefined])
  })

  it.each([
    ['slug,name_th', 'province'],
    ['slug,name_th,province,colour', 'colour'],
    ['slug,name_th,province,weekend_hours', 'weekend_hours'],
  ])('refuses the columns %s', async (columns, column) => {
    const { faults } = await run(table(columns, 'a-b,ชื่อ'))
    expect(faults).toMatchObject([{ line: 1, column }])
  })

  it('refuses a slug that is there twice', async () => {
    const row = 'twice,ชื่อ,น่าน'
    const { faults } = await run(table('slug,name_th,province', row, row))
    expect(faults).toMatchObject([{ line: 3, column: 'slug' }])
  })
})

it('warns of a place outside its province, and stores it', async () => {
  const file = table(
    'slug,name_th,province,latitude,longitude',
    'far-away,เชียงใหม่,น่าน,18.79851,98.96823',
  )
  const { warnings, created } = await run(file)
  expect(created).toBe(1)
  expect(warnings).toEqual([
    { line: 2, column: 'latitude', reason: expect.stringMatching(/km outside Nan/) },
  ])
})
