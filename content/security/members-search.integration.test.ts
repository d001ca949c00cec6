import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSearchIndex } from '../src/core/search/open-search-index.ts'
import { compileSpellings } from '../src/core/search/spellings.ts'
import { areas, searchSources } from '../src/composition/areas.ts'
import { isStaff } from '../src/platform/access.ts'
import { fillBranches } from '../testing/branch-records.ts'
import { createFaq, createMainFaq, createSubFaq } from '../testing/faq-records.ts'
import { signInMember } from '../testing/member-requests.ts'
import { createNews } from '../testing/news-records.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { createNewsCategory } from '../testing/record-data.ts'
import { openSearchBench } from '../testing/search-bench.ts'
import { someone } from '../testing/visitor.ts'

/** Occurs in texts of both kinds, public and for members. */
const shared = 'อบฟรี'
const secret = 'สูตรลับเจ้าของร้าน'

let bench: Awaited<ReturnType<typeof openSearchBench>>
const authorised = () => ({ authorization: `Bearer ${bench.member.token}` })

beforeAll(async () => {
  bench = await openSearchBench()
  const { payload } = bench
  await fillBranches(payload, 4)
  const category = await createNewsCategory(payload)
  // Several public results, so that a member's text in any position would be noticed.
  for (const [index, title] of [shared, `${shared}วันพุธ`, `ข่าว ${shared}`].entries())
    await createNews(payload, { slug: `news-${index}`, title, category })
  for (const slug of ['about-brand', 'about-history'] as const) {
    const data = { title: `${shared}ตั้งแต่แรก`, _status: 'published' } as const
    await payload.updateGlobal({ slug, locale: 'th', data })
  }
  const page = { slug: 'free', title: `${shared}ตั้งแต่แรก`, _status: 'published' } as const
  await payload.create({ collection: 'about-pages', locale: 'th', data: page })
  await bench.settled()
  await fillIndex('news', 320)
})
afterAll(() => bench.stop())

/** Adds invented documents with the shared word straight to the index. */
async function fillIndex(kind: string, count: number): Promise<void> {
  const source = searchSources.find((each) => each.kind === kind)
  if (!source) throw new Error(`No ${kind} are searched`)
  const documents = Array.from({ length: count }, (_, index) => {
    const title = `${shared} ${kind} ${index}`
    const texts = { th: { title, text: `${shared} ${title}` }, en: { title: '', text: '' } }
    const minutes = index % 7
    const at = new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString()
    const publishedAt = kind === 'news' || kind === 'enews' ? at : null
    return { id: 10_000 + index, stamp: 'made up', slug: null, publishedAt, endsAt: null, texts }
  })
  const index = await openSearchIndex(bench.payload)
  await index.put(source, documents, compileSpellings([]))
}

/** With a wrong letter, so that the search corrects them from the texts that it may read. */
const typos = ['อบฟลี', 'สูตรลัยเจ้าของร้าน', `อบฟลี สูตรลัยเจ้าของร้าน`, 'คู่มิอของร้าน']
const words = [shared, secret, 'อบ', 'สู', 'อ', `${shared} ${secret}`, 'เชียงใหม่', 'คู่มือ', '']
const paths = [...words, ...typos].flatMap((q) =>
  ['', '&match=any', '&limit=1000', '&limit=7&page=3', '&page=99'].map(
    (more) => `/api/search?q=${encodeURIComponent(q)}${more}`,
  ),
)
const ways: { method: string; headers: Record<string, string> }[] = [
  { method: 'GET', headers: { lang: 'th' } },
  { method: 'GET', headers: { lang: 'en', 'accept-encoding': 'gzip' } },
  { method: 'HEAD', headers: {} },
]

/** All answers to strangers, without the date. */
async function whatStrangersGet(): Promise<unknown[]> {
  const asked = paths.flatMap((path) => ways.map((way) => ({ path, ...way })))
  return await Promise.all(
    asked.map(async ({ path, method, headers }) => {
      const sent = { method, headers: { ...someone(), ...headers } }
      const answer = await sendRaw(bench.url, path, sent)
      const kept = Object.entries(answer.headers).filter(([name]) => name !== 'date')
      return [path, method, answer.status, kept, answer.text]
    }),
  )
}

async function addMembersContent(): Promise<void> {
  const { payload, addDownload, addEnews, settled } = bench
  await addDownload(shared, { description: secret })
  await addDownload(secret)
  await addEnews(shared)
  await addEnews(`${shared} ${secret}`)
  await addEnews(`${shared} ${secret}`, new Date(Date.now() + 3_600_000))
  const mainFaq = await createMainFaq(payload, { slug: 'secret-recipe', title: shared })
  const subFaq = await createSubFaq(payload, { mainFaq, title: secret })
  await createFaq(payload, { subFaq, question: shared, answer: secret })
  // Public on its own page, but never a public search result.
  const aid = { subFaq, question: `${shared} ${secret}`, cause: 'machine_stopped' } as const
  await createFaq(payload, aid)
  await settled()
  for (const kind of ['download', 'enews', 'faq']) await fillIndex(kind, 320)
}

describe('A search without a token', () => {
  it('is answered byte for byte as if there were nothing for members', async () => {
    const before = await whatStrangersGet()
    await addMembersContent()
    expect(await whatStrangersGet()).toEqual(before)
    const mine = await bench.searchNow(secret, { token: bench.member.token })
    expect(mine.items.map(({ kind }) => kind).toSorted()).toEqual([
      'download',
      'download',
      'enews',
      'faq',
      'faq',
    ])
    // A member's search corrects a letter and offers the nearest from both.
    const queries: Record<string, string>[] = [{}, { match: 'any' }]
    for (const query of queries) {
      const token = bench.member.token
      const { items } = await bench.searchNow('สูตรลัยเจ้าของร้าน', { token, query })
      expect(items.map(({ kind }) => kind)).toContain('faq')
    }
    // Also after a member has searched the same.
    expect(await whatStrangersGet()).toEqual(before)
  }, 120_000)

  it('is one whatever else may name a member, and tells nothing by errors', async () => {
    const { token } = bench.member
    const q = encodeURIComponent(secret)
    const plain = await sendRaw(bench.url, `/api/search?q=${q}`, { headers: someone() })
    const dressed: Record<string, string>[] = [
      { cookie: `session=${token}; directus_session_token=${token}` },
      { authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}` },
      { 'x-member': bench.member.id, 'x-access-token': token },
    ]
    for (const headers of dressed) {
      const sent = { headers: { ...someone(), ...headers } }
      const { status, text } = await sendRaw(bench.url, `/api/search?q=${q}`, sent)
      expect([status, text]).toEqual([plain.status, plain.text])
    }
    for (const more of [`access_token=${token}`, 'audience=members', 'audiences[]=members']) {
      const path = `/api/search?q=${q}&${more}`
      const { status, text } = await sendRaw(bench.url, path, { headers: someone() })
      expect([status, text]).toEqual([200, plain.text])
    }
    for (const text of ["' OR audience='members", '" OR "', 'members', '\u0002', '%', '*']) {
      const { items } = await bench.searchNow(text)
      expect(items.map(({ kind }) => kind)).not.toContain('faq')
    }
  })

  it('finds what stands alike in the same places, whatever is written meanwhile', async () => {
    const { payload } = bench
    const index = await openSearchIndex(payload)
    const whole = `${shared}ตั้งแต่แรก`
    const asked = { moment: new Date(), most: 300, audiences: ['anyone'] } as const
    const find = () => index.find({ whole, words: [[whole]] }, asked)
    const before = await find()
    expect(before).toHaveLength(3)
    for (const source of searchSources.filter(({ kind }) => kind === 'about')) {
      const written = (await source.read(payload, [1])).map(({ texts: { th, en }, ...kept }) => ({
        ...kept,
        texts: { th: { ...th, text: `แก้คำของ ${source.name}` }, en },
      }))
      await index.put(source, written, compileSpellings([]))
      expect(await find(), source.name).toEqual(before)
    }
  })

  it('takes its 300 from what is for anyone alone', async () => {
    const index = await openSearchIndex(bench.payload)
    const asked = { moment: new Date(), most: 300, audiences: ['anyone'] } as const
    const keys = await index.find({ whole: shared, words: [[shared]] }, asked)
    const kinds = new Set((await index.read(keys)).map(({ kind }) => kind))
    expect(keys).toHaveLength(300)
    expect([...kinds].toSorted()).toEqual(['about', 'news'])
  })
})

describe('A member’s search', () => {
  it('is kept by nobody, and says that a token decides; a stranger’s may leave compressed', async () => {
    const path = `/api/search?q=${encodeURIComponent(shared)}`
    const accept = { 'accept-encoding': 'gzip', ...someone() }
    const mine = await sendRaw(bench.url, path, { headers: { ...accept, ...authorised() } })
    expect(mine.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      vary: expect.stringMatching(/authorization/i),
    })
    expect(mine.headers).not.toHaveProperty('etag')
    expect(mine.headers).not.toHaveProperty('content-encoding')
    const others = await sendRaw(bench.url, path, { headers: accept })
    expect(others.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'gzip',
      vary: expect.stringMatching(/authorization/i),
    })
  })

  it('is refused with a token that lives no more, and finds nothing', async () => {
    const { payload, member, url } = bench
    const { accessToken } = await signInMember(payload, member.id)
    const path = `/api/search?q=${encodeURIComponent(secret)}`
    const ask = async (token: string) =>
      await sendRaw(url, path, { headers: { ...someone(), authorization: `Bearer ${token}` } })
    expect((await ask(accessToken)).status).toBe(200)
    const forged = ['', 'x', accessToken.slice(0, -2), `${accessToken}x`]
    const suspend = { status: 'suspended' } as const
    await payload.update({ collection: 'members', id: member.id, data: suspend })
    for (const token of [...forged, accessToken, member.token]) {
      const { status, headers, text } = await ask(token)
      expect([status, headers['cache-control']]).toEqual([401, 'no-store'])
      expect(text).not.toContain(secret)
    }
  })
})

it('No source gives to anyone what its collection keeps for staff and members', () => {
  const collections = areas.flatMap((area) => area.collections ?? [])
  const bySource = new Map(collections.map((each) => [each.slug.replaceAll('-', '_'), each]))
  const globals = new Map(
    areas.flatMap(({ globals: all = [] }) => all.map((one) => [one.slug, one])),
  )
  for (const { name, audience } of searchSources) {
    const kept = bySource.get(name) ?? globals.get(name)
    expect(kept, name).toBeDefined()
    expect([name, audience]).toEqual([name, kept?.access?.read === isStaff ? 'members' : 'anyone'])
  }
  expect(searchSources.filter(({ audience }) => audience === 'members')).toHaveLength(4)
})
