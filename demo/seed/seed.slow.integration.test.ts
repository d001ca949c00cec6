import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banners } from '../banner/banner.demo.ts'
import { branches } from '../branch/branch.demo.ts'
import { customerReviews } from '../branch/customer-review.demo.ts'
import {
  thaiProvinces as provinces,
  thaiSectors as sectors,
} from '../../content/src/features/branch/provinces/provinces.ts'
import { generalCookies } from '../consent/consent.demo.ts'
import { leads } from '../contact/lead.demo.ts'
import { closePayload, openPayload } from '../../content/src/composition/open-payload.ts'
import { env } from '../../content/src/platform/env.ts'
import { boardAuthors } from '../webboard/board-author.demo.ts'
import { topics } from '../webboard/board.demo.ts'
import { queueCases, textsOf } from '../webboard/queue.demo.ts'
import { homeHero, homeSections } from '../home/home.demo.ts'
import { franchiseComments } from '../investor/franchise-comment.demo.ts'
import { franchiseFacts } from '../investor/franchise-fact.demo.ts'
import { itemsOf } from '../investor/franchise-item.demo.ts'
import { franchisePackages } from '../investor/franchise-package.demo.ts'
import { investorReasons } from '../investor/investor-reason.demo.ts'
import { drawings } from '../drawings/drawings.demo.ts'
import { news, newsCategories } from '../news/news.demo.ts'
import { specialEvents } from '../news/special-event.demo.ts'
import { policies } from '../policy/policy.demo.ts'
import { policySlugs } from '../../content/src/features/policy/policy.globals.ts'
import { machines } from '../product/machine.demo.ts'
import {
  downloadCategoriesDemo,
  downloadSubcategoriesDemo,
} from '../download/download-category.demo.ts'
import { downloadsDemo } from '../download/download.demo.ts'
import { enewsDemo } from '../enews/enews.demo.ts'
import { postsOf } from '../../content/src/features/webboard/tables/board-tables.ts'
import { storeReply } from '../../content/src/features/webboard/board/store-writing.rows.ts'
import { connectionTo } from '../../content/src/platform/database/tables.ts'
import { hashAsStored } from '../../content/testing/quick-hashes.ts'
import { memberData } from '../../content/testing/record-data.ts'
import { seoRecords } from '../seo/seo.demo.ts'
import { removeDemo } from './remove-demo.ts'

const script = fileURLToPath(new URL('seed.ts', import.meta.url))
let payload: BasePayload

// The account that signs in here was created by another process.
hashAsStored()

const stepsBeforeNews =
  Object.keys(drawings).length +
  sectors.length +
  provinces.length +
  branches.length +
  customerReviews.length +
  newsCategories.length

const queuedTexts = queueCases.flatMap(textsOf)

// Killed during the pictures, the branches and the news, then run to its end.
beforeAll(async () => {
  await seedUntil(/^seed: 5\//)
  await seedUntil(new RegExp(`^seed: ${Object.keys(drawings).length + provinces.length + 30}/`))
  await seedUntil(new RegExp(`^seed: ${stepsBeforeNews + 12}/`))
  await seedUntil(undefined)
  payload = await openPayload()
}, 600_000)

afterAll(() => closePayload(payload))

it('fills everything in once, although it was killed three times', async () => {
  expect(await counts()).toEqual({
    branches: branches.length,
    provinces: provinces.length,
    'customer-reviews': customerReviews.length,
    'news-categories': newsCategories.length,
    news: news.length,
    'special-events': specialEvents.length,
    banners: banners.length,
    machines: machines.length,
    'investor-reasons': investorReasons.length,
    'franchise-packages': franchisePackages.length,
    'franchise-comments': franchiseComments.length,
    seo: seoRecords.length,
    'policy-images': policyKinds.flatMap((kind) => policies[kind].images).length,
    'general-cookies': generalCookies.length,
    leads: leads.length,
    downloads: downloadsDemo.length,
    'download-categories': downloadCategoriesDemo.length,
    'download-subcategories': downloadSubcategoriesDemo.length,
    enews: enewsDemo.length,
    // The drawings, the video, and each policy's file in each language.
    media: Object.keys(drawings).length + 1 + 2 * policyKinds.length,
    staff: 1,
    members: Object.keys(boardAuthors).length + queueCases.length,
    'board-posts': topics.length + queuedTexts.filter((text) => 'title' in text).length,
    'board-replies':
      topics.flatMap(({ replies }) => replies).length +
      queuedTexts.filter((text) => 'topic' in text || text.reply).length,
    // One is closed: the decision that the appeal is about.
    cases: queueCases.length + 1,
  })
})

it('leaves no English out, and Thai in no English field', async () => {
  const { docs } = await payload.find({ collection: 'branches', locale: 'en', pagination: false })
  for (const { name, landmark } of docs) expect(`${name}${landmark}`).toMatch(/^\P{Script=Thai}+$/u)
  const globals = ['settings', 'branch-page', 'home', 'navigation', 'cookie-detail'] as const
  const pages = [
    'product-head',
    'product-page',
    'investor-head',
    'investor-page',
    'contact-page',
  ] as const
  const categories = ['analytics-cookie', 'advertising-cookie'] as const
  for (const slug of [...globals, ...pages, ...categories]) {
    const english = await payload.findGlobal({ slug, locale: 'en' })
    // The search's list of spellings has no language.
    const found = JSON.stringify({ ...english, spellings: [] })
    expect(found).not.toMatch(/\p{Script=Thai}/u)
  }
})

it('puts the sections of the home page in order, the rows of each language side by side', async () => {
  const read = (locale: 'th' | 'en') => payload.findGlobal({ slug: 'home', locale })
  const [thai, english] = [await read('th'), await read('en')]
  expect(thai).toMatchObject({ _status: 'published', heroTitle: homeHero.title.th })
  const titles = homeSections.flatMap((section) => ('title' in section ? [section.title] : []))
  const written = ({ sections }: typeof thai) =>
    (sections ?? []).flatMap((section) => ('title' in section ? [section.title] : []))
  expect(written(thai)).toEqual(titles.map(({ th }) => th))
  expect(written(english)).toEqual(titles.map(({ en }) => en))
  expect(english.sections).toHaveLength(homeSections.length)
})

it('writes news with their albums in both languages', async () => {
  for (const demo of news) {
    const where = { slug: { equals: demo.slug } }
    const draft = demo.status === 'draft'
    const find = async (locale: 'th' | 'en') =>
      (await payload.find({ collection: 'news', where, locale, draft })).docs[0]
    const [thai, english] = [await find('th'), await find('en')]
    expect(english).toMatchObject({ title: demo.title.en, summary: demo.summary.en })
    expect(english?.bodyHtml).toMatch(/^<\P{Script=Thai}+>$/u)
    expect(thai).toMatchObject({ title: demo.title.th, summary: demo.summary.th })
    expect(thai?.bodyHtml).toMatch(/^<.*\p{Script=Thai}.*>$/u)
    const captions = (found: typeof thai) => found?.album?.map(({ caption }) => caption)
    expect(captions(english)).toEqual(demo.album.map(({ caption }) => caption.en))
    expect(captions(thai)).toEqual(demo.album.map(({ caption }) => caption.th))
  }
})

it('publishes the policies in both languages, each with its file', async () => {
  for (const kind of policyKinds) {
    const find = (locale: 'th' | 'en') =>
      payload.findGlobal({ slug: policySlugs[kind], locale, depth: 1 })
    const [thai, english] = [await find('th'), await find('en')]
    expect(thai).toMatchObject({ _status: 'published', title: policies[kind].title.th })
    expect(thai.bodyHtml).toMatch(/<h2>.*\p{Script=Thai}/u)
    expect(english).toMatchObject({ _status: 'published', title: policies[kind].title.en })
    expect(english.bodyHtml).toMatch(/<h2>/)
    expect(thai.pdf).toMatchObject({ filename: `${policySlugs[kind]}-th.pdf` })
    expect(english.pdf).toMatchObject({ filename: `${policySlugs[kind]}-en.pdf` })
  }
})

it('writes packages with their items, and the facts, the rows of each language side by side [S9.franchise.9]', async () => {
  const read = async (locale: 'th' | 'en') => {
    const common = { collection: 'franchise-packages', sort: 'sort', locale } as const
    const { docs } = await payload.find({ ...common, pagination: false })
    const { facts } = await payload.findGlobal({ slug: 'investor-page', locale })
    const items = docs.map(({ config }) => config?.map(({ item, unit }) => ({ item, unit })))
    return { items, facts: facts?.map(({ title, text }) => ({ title, text })) }
  }
  for (const language of ['th', 'en'] as const) {
    const expected = franchisePackages.map(({ size }) =>
      itemsOf(size).map(({ item, unit }) => ({ item: item[language], unit: unit[language] })),
    )
    const facts = franchiseFacts.map(({ title, text }) => ({
      title: title[language],
      text: text[language],
    }))
    expect(await read(language)).toEqual({ items: expected, facts })
  }
})

it('measures nothing before somebody writes an id', async () => {
  expect(await payload.findGlobal({ slug: 'tracking' })).toMatchObject({
    containerOne: null,
    containerTwo: null,
    analyticsId: null,
    pixelId: null,
    beforeChoice: 'cookieless',
    startTicked: true,
    policyVersion: '1',
    overlayFirstVisit: 3000,
    overlayNavigation: 2000,
  })
})

it('gives the first administrator a random password, in a file for that user alone', async () => {
  const path = join(env.dataDir, 'admin.txt')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const [email = '', password = ''] = (await readFile(path, 'utf8')).split('\n')
  const { user } = await payload.login({ collection: 'staff', data: { email, password } })
  expect(user).toMatchObject({ role: 'administrator' })
})

it('changes nothing when it runs again, also after an editor deleted a branch', async () => {
  const where = { slug: { equals: branches[0]?.slug ?? '' } }
  await payload.delete({ collection: 'branches', where })
  const before = await counts()
  await seedUntil(undefined)
  expect(await counts()).toEqual(before)
}, 60_000)

describe('removing the demo', () => {
  const gone = ['branches', 'banners', 'machines', 'leads', 'cases', 'downloads', 'enews'] as const

  it('leaves what people have edited, answered or use, and names it; a page that nobody changed is empty', async () => {
    const [edited = 0, drafted = 0] = await Promise.all(news.slice(0, 2).map(findNews))
    await payload.update({
      collection: 'news',
      id: edited,
      locale: 'th',
      data: { title: 'ข่าวจริง' },
    })
    await payload.update({
      collection: 'news',
      id: drafted,
      locale: 'th',
      data: { title: 'ฉบับร่าง' },
      draft: true,
    })
    await payload.updateGlobal({ slug: 'settings', locale: 'th', data: { phone: '053123456' } })
    const topic = await answerTopic()

    const removal = await removeDemo(payload)
    const kept = removal?.kept.map(({ path, reason }) => `${reason} ${path}`) ?? []
    expect(kept).toEqual(
      expect.arrayContaining([
        'edited /globals/settings',
        `edited /collections/news/${edited}`,
        `edited /collections/news/${drafted}`,
        `answered /collections/board-posts/${topic}`,
      ]),
    )
    // What the news that stay use.
    const others = kept.filter((each) => !/^used .*\/(media|news-categories)\//.test(each))
    expect(others).toHaveLength(4)
    expect(await payload.findGlobal({ slug: 'home' })).not.toHaveProperty('heroTitle')
    const left = await counts()
    expect(left).toMatchObject({ news: 2, 'board-posts': 1, staff: 1, provinces: 77 })
    for (const collection of gone) expect([collection, left[collection]]).toEqual([collection, 0])
    // The real member, and those who wrote in the topic.
    expect(left.members).toBeLessThan(10)

    const again = await removeDemo(payload)
    expect(again).toEqual({ removed: 0, kept: removal?.kept })
  }, 120_000)

  async function findNews({ slug }: { slug: string }): Promise<number> {
    const { docs } = await payload.find({ collection: 'news', where: { slug: { equals: slug } } })
    return docs[0]?.id ?? 0
  }

  /** A real member answers a topic of the demo; returns its id. */
  async function answerTopic(): Promise<number> {
    const { id: memberId } = await payload.create({
      collection: 'members',
      data: memberData('real'),
    })
    const posts = postsOf(payload)
    const [topic] = await connectionTo(payload)
      .select({ id: posts.id })
      .from(posts)
      .where(eq(posts.state, 'published'))
      .limit(1)
    const post = Number(topic?.id)
    await storeReply(payload, { memberId, post, detail: 'ขอบคุณค่ะ', quote: null, at: new Date() })
    return post
  }
})

async function counts() {
  const collections = [
    'branches',
    'provinces',
    'customer-reviews',
    'news-categories',
    'news',
    'downloads',
    'download-categories',
    'download-subcategories',
    'enews',
    'special-events',
    'banners',
    'machines',
    'investor-reasons',
    'franchise-packages',
    'franchise-comments',
    'seo',
    'policy-images',
    'general-cookies',
    'leads',
    'media',
    'staff',
    'members',
    'board-posts',
    'board-replies',
    'cases',
  ] as const
  const entries = collections.map(async (collection) => {
    const { totalDocs } = await payload.count({ collection })
    return [collection, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Runs the script in another process; kills it at the first line that matches. */
async function seedUntil(line: RegExp | undefined): Promise<void> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface(child.stdout).on('line', (text) => {
    if (line?.test(text)) child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'exit')
  expect([code, signal]).toEqual(line ? [null, 'SIGKILL'] : [0, null])
}
