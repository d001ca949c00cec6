import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { test } from '../support/test.ts'
import { checkHtml } from './check-html.ts'
import { crawlSite, type CrawledPage } from './crawl-site.ts'

const longestDescription = 280
const isEnglish = (address: string) => /^\/en(?:\/|$)/.test(new URL(address).pathname)

/** Checks of a crawled page; each returns a message, or an empty text. */
const faults: ((page: CrawledPage, address: string) => string)[] = [
  ({ language }, address) => (language === (isEnglish(address) ? 'en' : 'th') ? '' : language),
  ({ title }) => (title.trim().length > 2 ? '' : 'no title'),
  ({ description: { length } }) =>
    length >= 20 && length <= longestDescription ? '' : `description of ${length}`,
  ({ headings }) => (headings === 1 ? '' : `${headings} h1`),
  ({ isIndexed, canonical }) => (isIndexed && !canonical ? 'no canonical address' : ''),
  ({ isIndexed, alternates }) =>
    isIndexed && alternates.toSorted().join() !== 'en,th,x-default' ? alternates.join() : '',
  ({ withoutAlt }) => withoutAlt.join(' '),
  ({ untranslated }) => untranslated.join(' | '),
  ({ nonconforming }) => nonconforming.join(' | '),
]

for (const { what, tags, mostOfKind, atLeast } of [
  { what: 'some of each kind of page', tags: '@desktop', mostOfKind: 2, atLeast: 50 },
  // All branches and news of the demo, in both languages.
  { what: 'the whole site', tags: '@long @desktop', mostOfKind: Infinity, atLeast: 400 },
])
  test(`a stranger crawls ${what} and finds no broken link, no page without its head, no picture without alt text, nothing untranslated, no HTML that breaks the standard [S6.roles.1] ${tags}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(240_000)
    const { pages, broken } = await crawlSite({
      request,
      parser: page,
      origin: product.webUrl,
      mostOfKind,
    })

    expect(pages.size).toBeGreaterThan(atLeast)
    expect(broken).toEqual([])
    for (const faultOf of faults) {
      const found = [...pages].map(([address, crawled]) => [address, faultOf(crawled, address)])
      expect(found.filter(([, fault]) => fault)).toEqual([])
    }
    expect(findDeadFragments(pages)).toEqual([])
    expect(findSharedTitles(pages)).toEqual([])
  })

const membersPlaces = ['/account', '/download', '/enews', '/faq', '/notifications', '/webboard']
const personalData = new RegExp(`^(?:${membersPlaces.join('|')}|/assets)(?:/|$)`)

test('a crawl of some members’ pages of each kind and their files finds the same, and none of them is indexable @long @desktop', async ({
  page,
  request,
  product,
}) => {
  test.setTimeout(240_000)
  await enterAsNewMember({ page, request, product, language: 'th' })
  const { pages, broken } = await crawlSite({
    request: page.request,
    parser: page,
    origin: product.webUrl,
    // All test members together may make 600 calls a minute from their one address.
    mostOfKind: 2,
    starts: membersPlaces,
    follows: personalData,
  })

  expect(broken).toEqual([])
  expect(pages.size).toBeGreaterThan(30)
  // The member's names, and the option of the other language.
  const isOwn = (text: string) => /^(?:ส|สมศรี(?: น้ำใจงาม)?|ไทย \(Thai\))$/.test(text)
  for (const page of pages.values())
    page.untranslated = page.untranslated.filter((text) => !isOwn(text))
  for (const place of ['/enews/', '/en/enews/', '/faq/', '/en/download?', '/notifications'])
    expect([...pages.keys()].filter((address) => address.includes(place))).not.toEqual([])
  for (const faultOf of faults) {
    const found = [...pages].map(([address, crawled]) => [address, faultOf(crawled, address)])
    expect(found.filter(([, fault]) => fault)).toEqual([])
  }
  expect(findDeadFragments(pages)).toEqual([])
  const indexed = [...pages].filter(([, { isIndexed }]) => isIndexed)
  expect(indexed.map(([address]) => address)).toEqual([])
})

/** Valid values, so that the invalid link is the only error. */
const strongPassword = {
  password: 'แมวสามตัวกินขนมปังร้อน',
  confirmPassword: 'แมวสามตัวกินขนมปังร้อน',
}

/** Pages without links, by path without language: request and expected status. */
const unlinked: { path: string; form?: Record<string, string>; status: number }[] = [
  { path: '/no-such-page', status: 404 },
  { path: '/branch/no-such-branch', status: 404 },
  { path: '/branch?page=9999', status: 404 },
  { path: '/branch?search=no-such-branch', status: 200 },
  { path: '/news/no-such-news', status: 404 },
  { path: '/problem/7K3M-Q9TD', status: 404 },
  { path: '/search?q=%E0%B8%9C%E0%B9%89%E0%B8%B2', status: 200 },
  { path: '/search?q=no-such-word', status: 200 },
  { path: '/contact?sent=1', status: 200 },
  { path: '/problem?sent=7K3M-Q9TD', status: 200 },
  { path: '/investor/interest?sent=1', status: 200 },
  { path: '/faq/payment', status: 200 },
  { path: '/download?page=99999999', status: 404 },
  { path: '/login?next=%2Faccount&reason=ended', status: 200 },
  { path: '/forgot-password?sent=1', status: 200 },
  { path: '/reset-password', status: 200 },
  { path: '/reset-password?token=mailed', status: 200 },
  { path: '/verify?token=mailed', status: 200 },
  { path: '/verify?done=1', status: 200 },
  { path: '/verify/request?sent=1', status: 200 },
  { path: '/verify-email?token=mailed', status: 200 },
  { path: '/undo-email?token=mailed', status: 200 },
  { path: '/mail-start?token=mailed', status: 200 },
  { path: '/unsubscribe', status: 404 },
  { path: '/unsubscribe?token=mailed', status: 404 },
  { path: '/unsubscribe?token=mailed', form: { press: 'leave.kind' }, status: 404 },
  { path: '/unsubscribe?token=mailed', form: { 'List-Unsubscribe': 'One-Click' }, status: 404 },
  { path: '/unsubscribe?token=mailed', form: {}, status: 400 },
  { path: '/login', form: { email: '' }, status: 422 },
  { path: '/register', form: { firstName: '' }, status: 422 },
  { path: '/forgot-password', form: { email: '' }, status: 422 },
  { path: '/reset-password', form: { token: 'mailed', password: '' }, status: 422 },
  { path: '/reset-password', form: { token: 'mailed', ...strongPassword }, status: 422 },
  { path: '/verify', form: { token: 'mailed' }, status: 422 },
  { path: '/contact', form: { firstName: '' }, status: 422 },
  { path: '/problem', form: { branch: '' }, status: 422 },
  { path: '/investor/interest', form: { firstName: '' }, status: 422 },
]

test('pages that no link leads to keep to the standard of HTML, too: missing ones, results, thanks, forms with faults @desktop', async ({
  request,
}) => {
  for (const { path, form, status } of unlinked)
    for (const address of [path, `/en${path}`]) {
      const answer = form ? await request.post(address, { form }) : await request.get(address)
      const found = [answer.status(), await checkHtml(await answer.text())]
      expect({ address, found }).toEqual({ address, found: [status, []] })
    }
})

/** Links to missing fragments. */
function findDeadFragments(pages: ReadonlyMap<string, CrawledPage>): string[] {
  const links = new Set([...pages.values()].flatMap((page) => page.links))
  return [...links].filter((link) => {
    const [target = '', fragment] = link.split('#')
    const ids = pages.get(target)?.ids
    return fragment && ids && !ids.includes(decodeURIComponent(fragment))
  })
}

/** Titles used by two pages: search results would be indistinguishable. */
function findSharedTitles(pages: ReadonlyMap<string, CrawledPage>): string[] {
  const listed = [...pages].filter(
    ([address, { isIndexed }]) => isIndexed && !address.includes('?'),
  )
  const byTitle = Map.groupBy(listed, ([, { title }]) => title)
  return [...byTitle.values()]
    .filter((named) => named.length > 1)
    .map((named) => named.map(([address]) => address).join(' '))
}
