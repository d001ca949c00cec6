import { type BasePayload, createLocalReq, type PayloadRequest, ValidationError } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createNews } from '../../../../testing/news-records.ts'
import { createMedia, createNewsCategory, staffData } from '../../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { findMissing } from './find-missing.ts'
import { nameSavers, readBoth, readVersions } from './read-versions.ts'

let payload: BasePayload
let req: PayloadRequest
let category: number
let image: string
let id: number
let count = 0

beforeAll(async () => {
  payload = await openPayload()
  const data = { ...staffData('reader'), name: 'วิภา' }
  const user = await payload.create({ collection: 'staff', data })
  req = await createLocalReq({ user: { ...user, collection: 'staff' } }, payload)
  category = await createNewsCategory(payload)
  image = await createMedia(payload)
})
afterAll(() => closePayload(payload))

beforeEach(async () => {
  count += 1
  const slug = `versions-${count}`
  const created = await createNews(payload, { slug, category, captions: ['หนึ่ง', 'สอง'], image })
  id = created.id
})

const record = () => ({ collection: 'news', id }) as const
const by = async () => await createLocalReq({ user: req.user ?? undefined }, payload)

async function save(data: object, status: 'draft' | 'published', locale: 'th' | 'en' = 'th') {
  const isDraft = status === 'draft'
  const written = { ...data, _status: status }
  const given = { collection: 'news', id, locale, data: written, draft: isDraft } as const
  return await payload.update({ ...given, req: await by() })
}

async function newestOf(): Promise<number | string> {
  const { rows } = await readVersions(await by(), record())
  return rows[0]?.id ?? 0
}

async function refusalOf(publish: Promise<unknown>) {
  const error: unknown = await publish.then(
    () => undefined,
    (refused: unknown) => refused,
  )
  if (!(error instanceof ValidationError)) throw new Error('It was published')
  return error.data.errors.map(({ label, message }) => ({ label, message }))
}

describe('What a version lacks', () => {
  it('is nothing, of one that was published', async () => {
    expect(await findMissing(await by(), record(), await newestOf())).toEqual([])
  })

  it('is what publishing it would be refused for, in the same words', async () => {
    const album = [
      { caption: 'หนึ่ง', image },
      { caption: 'สอง', image: null },
    ]
    await save({ title: '', category: null, album }, 'draft')
    const before = await payload.findVersions({
      collection: 'news',
      where: { parent: { equals: id } },
    })
    const missing = await findMissing(await by(), record(), await newestOf())
    expect(missing).toHaveLength(3)
    expect(missing.map(({ label }) => label).join(' ')).toMatch(/หัวข้อ|หมวด/)
    expect(missing).toContainEqual({
      label: expect.stringMatching(/ 2 /),
      message: expect.any(String),
    })
    expect(await refusalOf(save({}, 'published'))).toEqual(missing)
    const after = await payload.findVersions({
      collection: 'news',
      where: { parent: { equals: id } },
    })
    expect(after.docs).toEqual(before.docs)
  })

  it('is about the Thai texts, whatever language the page is in', async () => {
    await save({ title: 'Half price' }, 'draft', 'en')
    expect(await findMissing(await by(), record(), await newestOf())).toEqual([])
    await save({ title: null }, 'draft')
    const english = await by()
    english.locale = 'en'
    expect(await findMissing(english, record(), await newestOf())).toHaveLength(1)
    expect(english.locale).toBe('en')
  })

  it('is asked of globals as well', async () => {
    const data = { heroTitle: '', _status: 'draft' } as const
    await payload.updateGlobal({ slug: 'home', locale: 'th', draft: true, data, req: await by() })
    const home = { global: 'home' } as const
    const { rows } = await readVersions(await by(), home)
    const missing = await findMissing(await by(), home, rows[0]?.id ?? 0)
    const publish = payload.updateGlobal({
      slug: 'home',
      locale: 'th',
      data: { _status: 'published' },
    })
    expect(await refusalOf(publish)).toEqual(missing)
    expect(missing.length).toBeGreaterThan(0)
  })
})

describe('The versions of a record', () => {
  it('list the author of each, and when it was public', async () => {
    await save({ title: 'ร่าง' }, 'draft')
    await save({ title: 'ใหม่' }, 'published')
    await save({ title: 'ร่างใหม่' }, 'draft')
    const { rows, spans } = await readVersions(await by(), record())
    expect(rows.map((row) => [row.isPublished, spans.get(row.id)?.isNow])).toEqual([
      [false, undefined],
      [true, true],
      [false, undefined],
      [true, false],
    ])
    expect(spans.get(rows[3]?.id ?? 0)?.until).toBe(rows[1]?.updatedAt)
    const names = await nameSavers(req, rows)
    expect(rows.map(({ savedBy }) => names.get(savedBy ?? 0))).toEqual([
      'วิภา',
      'วิภา',
      'วิภา',
      undefined,
    ])
  })

  it('of a global are public next to its draft', async () => {
    const publish = { heroTitle: 'ซักทั้งคืน', _status: 'published' } as const
    await payload.updateGlobal({ slug: 'home', locale: 'th', data: publish })
    const draft = { heroTitle: 'ร่าง', _status: 'draft' } as const
    await payload.updateGlobal({ slug: 'home', locale: 'th', draft: true, data: draft })
    const { rows, spans } = await readVersions(await by(), { global: 'home' })
    expect(spans.get(rows[1]?.id ?? 0)?.isNow).toBe(true)
  })

  it('are compared with the newest one in one language, row by row', async () => {
    await save({ title: 'In English' }, 'published', 'en')
    await save({ title: 'ร่าง' }, 'draft')
    const { rows } = await readVersions(await by(), record())
    const first = rows.at(-1)?.id ?? 0
    const thai = await readBoth(await by(), record(), { id: first, locale: 'th' })
    expect([thai.version['title'], thai.newest['title']]).toEqual(['อบฟรีทุกวันพุธ', 'ร่าง'])
    expect(thai.version['album']).toEqual(thai.newest['album'])
    const english = await readBoth(await by(), record(), { id: first, locale: 'en' })
    expect([english.version['title'] ?? null, english.newest['title']]).toEqual([
      null,
      'In English',
    ])
  })
})
