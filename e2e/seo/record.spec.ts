import { expect } from '@playwright/test'
import { signIn } from '../support/staff.ts'
import { test } from '../support/test.ts'
import {
  measureUntilPublic,
  publicWithinMilliseconds,
  visitTwice,
} from '../support/until-public.ts'

// No other test uses the title of this page.
const page = 'product'

test("a page's record changes its head within two seconds, in the language it was written in [S7.seo.1] [S3.seo.1] @desktop", async ({
  page: browser,
  request,
  contentUrl,
  administrator,
}) => {
  const headers = await signIn({ request, contentUrl, administrator })
  const id = await findRecord()
  const paths = ['/product', '/product.data']
  await visitTwice(request, [...paths, '/en/product'])
  const before = await request.get('/en/product')

  const title = `ร้านซักใกล้ฉัน ${Date.now()}`
  const saved = await request.patch(`${contentUrl}/cms-api/seo/${id}?locale=th`, {
    headers,
    data: { metaTitle: title, metaDescription: `${title} เปิดทั้งคืน`, altTag: `ภาพ ${title}` },
  })
  expect(saved.status()).toBe(200)
  expect(await measureUntilPublic(request, paths, title)).toBeLessThanOrEqual(
    publicWithinMilliseconds,
  )

  await browser.goto('/product')
  await expect(browser).toHaveTitle(title)
  const meta = (name: string) => browser.locator(`head meta[property="${name}"]`)
  await expect(meta('og:title')).toHaveAttribute('content', title)
  await expect(meta('og:description')).toHaveAttribute('content', `${title} เปิดทั้งคืน`)
  await expect(meta('og:image:alt')).toHaveAttribute('content', `ภาพ ${title}`)
  expect(titleOf(await (await request.get('/en/product')).text())).toBe(
    titleOf(await before.text()),
  )

  async function findRecord(): Promise<number> {
    const filter = encodeURIComponent(JSON.stringify({ page: { _eq: page } }))
    const answer = await request.get(`${contentUrl}/items/seo?filter=${filter}`)
    const { data }: { data: { id: number }[] } = await answer.json()
    return data[0]?.id ?? 0
  }
})

test('the record of a page does not reach the pages below it [S3.seo.1] @desktop', async ({
  request,
}) => {
  const titleAt = async (path: string) => titleOf(await (await request.get(path)).text())
  const ofTheList = await titleAt('/branch')
  expect(ofTheList).toMatch(/./)
  const ofBranch = await titleAt('/branch/chiang-mai-nimman-9')
  expect(ofBranch).toMatch(/./)
  expect(ofBranch).not.toBe(ofTheList)
})

function titleOf(html: string): string | undefined {
  return /<title>(.*?)<\/title>/.exec(html)?.[1]
}
