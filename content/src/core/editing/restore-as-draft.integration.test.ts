import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCmsCalls } from '../../../testing/cms-calls.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createNews } from '../../../testing/news-records.ts'
import { createNewsCategory } from '../../../testing/record-data.ts'
import { changeBus } from '../changes/change-bus.ts'

let service: ContractService
let call: Awaited<ReturnType<typeof startCmsCalls>>
let moderator: Awaited<ReturnType<typeof startCmsCalls>>
let editor: number
let category: number
let news: number
let heard: string[] = []

beforeAll(async () => {
  service = await startContractService()
  const { payload } = service
  call = await startCmsCalls(payload, 'restorer', 'editor')
  moderator = await startCmsCalls(payload, 'keeper', 'moderator')
  const { docs } = await payload.find({
    collection: 'staff',
    where: { email: { equals: 'restorer@example.com' } },
  })
  editor = Number(docs[0]?.id)
  category = await createNewsCategory(payload)
  changeBus.subscribe(({ tags }) => heard.push(...tags))
})
afterAll(() => service.stop())

const kinds = ['collection', 'global'] as const
type Kind = (typeof kinds)[number]
const isOfCollection = (kind: Kind) => kind === 'collection'

const pathOf = (kind: Kind) => (isOfCollection(kind) ? '/news' : '/globals/home')
const nameOf = (kind: Kind) => (isOfCollection(kind) ? 'title' : 'heroTitle')
const tagOf = (kind: Kind) => (isOfCollection(kind) ? 'news' : 'home')

async function save(
  kind: Kind,
  title: string | null,
  status: 'draft' | 'published',
  locale = 'th',
) {
  const isRecord = isOfCollection(kind)
  const path = isRecord ? `/news/${news}` : '/globals/home'
  const draft = status === 'draft' ? '&draft=true' : ''
  const body = { [nameOf(kind)]: title, _status: status }
  const { status: code, text } = await call(
    isRecord ? 'PATCH' : 'POST',
    `${path}?locale=${locale}${draft}`,
    { body },
  )
  expect(code, text).toBe(200)
}

interface Row {
  id: number | string
  updatedAt: string
  version: Record<string, unknown>
}

/** Newest first, with the texts of both languages. */
async function versionsOf(kind: Kind): Promise<Row[]> {
  const { payload } = service
  const common = { locale: 'all', depth: 0, sort: '-updatedAt', pagination: false } as const
  const { docs } = isOfCollection(kind)
    ? await payload.findVersions({
        ...common,
        collection: 'news',
        where: { parent: { equals: news } },
      })
    : await payload.findGlobalVersions({ ...common, slug: 'home' })
  return docs.map(({ id, updatedAt, version }) => ({ id, updatedAt, version: { ...version } }))
}

async function versionNamed(kind: Kind, thai: string | undefined): Promise<Row> {
  const rows = await versionsOf(kind)
  const found = rows.find(({ version }) => Object(version[nameOf(kind)]).th === thai)
  if (!found) throw new Error(`No version is called ${thai}`)
  return found
}

async function readPublic(kind: Kind): Promise<unknown[]> {
  const path = isOfCollection(kind) ? '/api/news' : '/items/home'
  const thai = await service.get(path, { lang: 'th' })
  const english = await service.get(path, { lang: 'en' })
  expect([thai.status, english.status]).toEqual([200, 200])
  return [thai.body, english.body]
}

let count = 0

/** In this order: published in two languages, a draft, published again. */
async function fill(kind: Kind): Promise<void> {
  count += 1
  const { id } = await createNews(service.payload, { slug: `restored-${count}`, category })
  news = id
  await save(kind, `ฉบับที่หนึ่ง ${count}`, 'published')
  await save(kind, `The first ${count}`, 'published', 'en')
  await save(kind, `ฉบับร่าง ${count}`, 'draft')
  await save(kind, `ฉบับที่สอง ${count}`, 'published')
}

it('a global with a draft tells its form that it is published', async () => {
  await fill('global')
  await save('global', `ฉบับร่างอีกฉบับ ${count}`, 'draft')
  // The query of Payload's form.
  const found = await service.payload.findGlobal({ slug: 'home', select: { updatedAt: true } })
  expect(found).toMatchObject({ _status: 'published' })
})

describe.each(kinds)('Restoring a version of a %s', (kind) => {
  beforeEach(() => fill(kind))

  it.each([
    ['published', ''],
    ['published', '?draft=false'],
    ['published', '?draft=true'],
    ['published', '?draft=false&draft=false'],
    ['draft', ''],
    ['draft', '?draft=false'],
  ])('that was %s makes a draft, and changes nothing public (%j)', async (was, query) => {
    const before = await readPublic(kind)
    const thai = was === 'draft' ? `ฉบับร่าง ${count}` : `ฉบับที่หนึ่ง ${count}`
    const rows = await versionsOf(kind)
    const old = rows.find(
      ({ version }) =>
        Object(version[nameOf(kind)]).th === thai && Object(version[nameOf(kind)]).en !== undefined,
    )
    await service.announced()
    heard = []
    const answer = await call('POST', `${pathOf(kind)}/versions/${old?.id}${query}`)
    expect(answer.status, answer.text).toBe(200)
    await service.announced()
    expect(heard).toContain('preview')
    expect(heard.filter((tag) => tag.startsWith(tagOf(kind)))).toEqual([])
    expect(await readPublic(kind)).toEqual(before)
    const after = await versionsOf(kind)
    expect(rows.map(({ id }) => id)).not.toContain(after[0]?.id)
    expect(after[0]?.version).toMatchObject({
      [nameOf(kind)]: { th: thai, en: `The first ${count}` },
      _status: 'draft',
      savedBy: editor,
    })
  })

  it('publishes it with a second step', async () => {
    const { id } = await versionNamed(kind, `ฉบับที่หนึ่ง ${count}`)
    await call('POST', `${pathOf(kind)}/versions/${id}`)
    const path = isOfCollection(kind) ? `/news/${news}` : '/globals/home'
    const method = isOfCollection(kind) ? 'PATCH' : 'POST'
    const body = { _status: 'published' }
    expect((await call(method, `${path}?locale=th`, { body })).status).toBe(200)
    expect(JSON.stringify(await readPublic(kind))).toContain(`ฉบับที่หนึ่ง ${count}`)
  })

  it('that is incomplete makes an incomplete draft', async () => {
    await save(kind, null, 'draft')
    await save(kind, `ฉบับที่สาม ${count}`, 'published')
    const before = await readPublic(kind)
    const [, incomplete] = await versionsOf(kind)
    const answer = await call('POST', `${pathOf(kind)}/versions/${incomplete?.id}`)
    expect(answer.status, answer.text).toBe(200)
    const [newest] = await versionsOf(kind)
    expect(Object(newest?.version[nameOf(kind)]).th ?? null).toBeNull()
    expect(newest?.version['_status']).toBe('draft')
    expect(await readPublic(kind)).toEqual(before)
  })

  it('is refused to a moderator, without a version, and over a newer one than was seen', async () => {
    const [newest, old] = await versionsOf(kind)
    const path = `${pathOf(kind)}/versions`
    expect((await moderator('POST', `${path}/${old?.id}`)).status).toBe(403)
    for (const id of ['99999', 'abc', '0', '-1', '1.5', '9'.repeat(20)])
      expect((await call('POST', `${path}/${id}`)).status, id).toBe(404)
    const body = { updatedAt: '2020-01-01T00:00:00.000Z' }
    expect((await call('POST', `${path}/${old?.id}`, { body })).status).toBe(409)
    expect((await versionsOf(kind))[0]?.id).toBe(newest?.id)
  })

  it('succeeds once of two at the same moment, made from one version', async () => {
    const { payload } = service
    const newest = isOfCollection(kind)
      ? await payload.findByID({ collection: 'news', id: news, draft: true })
      : await payload.findGlobal({ slug: 'home', draft: true })
    const rows = await versionsOf(kind)
    const path = `${pathOf(kind)}/versions/${rows.at(-1)?.id}`
    const body = { updatedAt: newest.updatedAt }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', path, { body })))
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      200, 409, 409,
    ])
    expect(rows.map(({ id }) => id)).toContain((await versionsOf(kind))[1]?.id)
  })

  it('keeps the number of versions that are kept', async () => {
    for (let saves = 0; saves < 20; saves += 1) await save(kind, `ร่าง ${saves}`, 'draft')
    const rows = await versionsOf(kind)
    const oldest = rows.at(-1)
    expect((await call('POST', `${pathOf(kind)}/versions/${oldest?.id}`)).status).toBe(200)
    const after = await versionsOf(kind)
    expect(after).toHaveLength(20)
    expect(after[0]?.version[nameOf(kind)]).toEqual(oldest?.version[nameOf(kind)])
  })
})
