import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Language } from '@washhouse/contract/language'
import { faqCalls } from '@washhouse/contract/faq/faq.calls'
import { searchCalls } from '@washhouse/contract/search/search.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMedia, staffData } from '../../content/testing/record-data.ts'
import { openSearchBench } from '../../content/testing/search-bench.ts'
import { someone } from '../../content/testing/visitor.ts'
import { demoSeeds } from '../demo-seeds.ts'
import { drawings } from '../drawings/drawings.demo.ts'
import { drawingSeed } from '../drawings/seed-drawings.ts'
import { mainFaqs } from '../faq/faq.demo.ts'
import { createSeeding } from '../seed/seeding.ts'
import { asked } from './asked.fixtures.ts'

let bench: Awaited<ReturnType<typeof openSearchBench>>

beforeAll(async () => {
  bench = await openSearchBench()
  await bench.payload.create({ collection: 'staff', data: staffData('seed', 'administrator') })
  const seeding = await createSeeding(bench.payload, demoSeeds.length)
  // One picture for all: drawing takes longer than all the rest.
  const picture = await createMedia(bench.payload)
  const mediaId = (name: string) => (name in drawings ? picture : seeding.mediaId(name))
  for (const seed of demoSeeds) if (seed !== drawingSeed) await seed.run({ ...seeding, mediaId })
  await bench.settled()
}, 300_000)
afterAll(() => bench.stop())

type Query = Record<string, string>

async function ask(path: string, query: Query, { isMember = true, lang = 'th' } = {}) {
  const address = `${bench.url}${path}?${new URLSearchParams(query).toString()}`
  const token = isMember && { authorization: `Bearer ${bench.member.token}` }
  const answer = await fetch(address, { headers: { lang, ...someone(), ...token } })
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return body
}

async function askFaq(search: string, match: Query = {}, lang: Language = 'th') {
  const body = await ask('/api/faq', { search, ...match }, { lang })
  return faqCalls.listFaqs.answer.decode(body, lang).map(({ question }) => question)
}

async function askSite(q: string, isMember: boolean, match: Query = {}, lang: Language = 'th') {
  const body = await ask('/api/search', { q, ...match }, { isMember, lang })
  return searchCalls.search.answer.decode(body, lang).items
}

/** What a page shows: the results, or else the nearest records. */
async function shown<T>(find: (match?: Query) => Promise<T[]>) {
  const found = await find()
  if (found.length > 0) return { found, isNear: undefined }
  return { found: await find({ match: 'any' }), isNear: true }
}

describe('What customers ask', () => {
  it.each(asked)('$text is answered for members', async ({ text, finds, isNear }) => {
    const faq = await shown((match) => askFaq(text, match))
    expect(faq.found.slice(0, 3)).toContain(finds)
    expect(faq.isNear).toBe(isNear)
    const site = await shown((match) => askSite(text, true, match))
    expect(site.found.slice(0, 3).map(({ title }) => title)).toContain(finds)
  })

  const questions = mainFaqs.flatMap(({ subs }) => subs).flatMap((sub) => sub.questions)
  const inEnglish = asked.filter(({ text }) => /^[a-z]/i.test(text))

  it.each(inEnglish)('$text is answered on the English pages too', async ({ text, finds }) => {
    const title = questions.find(({ question }) => question.th === finds)?.question.en
    const faq = await shown((match) => askFaq(text, match, 'en'))
    expect(faq.found.slice(0, 3)).toContain(title)
    const site = await shown((match) => askSite(text, true, match, 'en'))
    expect(site.found.slice(0, 3).map((found) => found.title)).toContain(title)
  })

  it('gives visitors public pages or nothing', async () => {
    for (const { text, page } of asked) {
      const { found } = await shown((match) => askSite(text, false, match))
      for (const { kind } of found)
        expect(kind).toMatch(/^(branch|news|package|product|about|policy)$/)
      const first = found.slice(0, 3).map(({ slug }) => slug)
      expect(first, text).toEqual(expect.arrayContaining(page ? [page] : []))
    }
  })
})

/** Path, parameter, and whether visitors may ask, by the message id of the example. */
const searches: Record<string, [path: string, parameter: string, isPublic?: true]> = {
  'search.example': ['/api/search', 'q', true],
  'home.finder.example': ['/api/branch', 'search', true],
  'branch.finder.example': ['/api/branch', 'search', true],
  'faq.search.example': ['/api/faq', 'search'],
  'download.search.example': ['/api/downloads', 'search'],
  'board.search.example': ['/api/web_board', 'search'],
}

describe('The examples in the search fields', () => {
  it('find something in both languages', async () => {
    const examples = await readExamples()
    expect(examples.map(({ id }) => id).toSorted()).toEqual(Object.keys(searches).toSorted())
    for (const { id, th, en } of examples) {
      const search = searches[id]
      if (!search) throw new Error(`${id} is not listed here`)
      const [path, parameter, isPublic] = search
      // Thai separates by spaces what English separates by commas.
      const isList = en.includes(',')
      for (const [lang, text, separator] of [
        ['th', th.replace('เช่น ', ''), isList ? ' ' : ' หรือ '],
        ['en', en.replace('e.g. ', ''), isList ? ', ' : ' or '],
      ] as const)
        for (const example of text.split(separator)) {
          const options = { isMember: !isPublic, lang }
          const body = await ask(path, { [parameter]: example }, options)
          expect(body, `${id}: ${example}`).toHaveProperty('result.0')
        }
    }
  })
})

async function readExamples() {
  const cwd = fileURLToPath(new URL('../../web/app', import.meta.url))
  const examples = []
  for await (const name of glob('**/*.messages.ts', { cwd })) {
    const text = await readFile(`${cwd}/${name}`, 'utf8')
    const found = text.matchAll(/'([\w.]+\.example)': \{\s*th: '(.*?)',\s*en: '(.*?)'/g)
    for (const [, id = '', th = '', en = ''] of found) examples.push({ id, th, en })
  }
  return examples
}
