import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import {
  branchList,
  chooseProvince,
  expectEveryName,
  readNames,
  unfoldFinder,
  withShops,
} from './branch-list.ts'

const journeys = [
  {
    language: 'th',
    text: 'เชียงใหม่',
    name: /เชียงใหม่/,
    sector: 'ภาคเหนือ',
    otherSector: 'ภาคใต้',
    province: 'เชียงใหม่',
    empty: 'ไม่พบข้อมูล',
  },
  {
    language: 'en',
    text: 'chiang mai',
    name: /Chiang Mai/,
    sector: 'North',
    otherSector: 'South',
    province: 'Chiang Mai',
    empty: 'Data not found',
  },
] as const

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const { language, text, name, sector, otherSector, province, empty } of journeys) {
  test(`a visitor finds a branch by "${text}", region and province, copies its link and comes back to the same list [S2.pages.5] [S2.branch.1] [S2.branch.2] [S2.branch.4] [S2.branch.5] ${language === 'th' ? '@phone' : '@long @desktop'}`, async ({
    page,
  }) => {
    const list = branchList(page, language)
    await page.goto(list.words.path)
    const all = await list.countedBranches()
    expect(await page.locator('.reviews').getByRole('listitem').count()).toBeGreaterThan(1)

    await list.search.fill(text)
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === text)
    await expect(list.count).not.toContainText(String(all))
    await expectEveryName(list.names, name)

    await list.sector.selectOption({ label: otherSector })
    await expect(list.results).toContainText(empty)
    await expect(list.names).toHaveCount(0)

    await list.sector.selectOption({ label: sector })
    await chooseProvince(list.province, province)
    await expect(page).toHaveURL(({ searchParams }) =>
      ['search', 'sector', 'province'].every((filter) => searchParams.get(filter)),
    )
    await expect(list.names.first()).toBeVisible()
    await expectEveryName(list.names, name)
    await expect.poll(list.countedBranches).toBe(await list.names.count())
    const filtered = { address: page.url(), names: await readNames(list.names) }

    const branchName = filtered.names[0] ?? ''
    await list.names.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(branchName)
    // Reviews are about the brand: a branch's page must not quote customers of another branch.
    await expect(page.locator('.reviews')).toHaveCount(0)

    await page.getByRole('button', { name: list.words.copy }).click()
    await expect(page.getByRole('button', { name: list.words.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    await page.goBack()
    await expect(page).toHaveURL(filtered.address)
    await unfoldFinder(list)
    await expect(list.search).toHaveValue(text)
    await expect(list.sector.locator('option:checked')).toHaveText(sector)
    await expect(list.province.locator('option:checked')).toHaveText(withShops(province))
    expect(await readNames(list.names)).toEqual(filtered.names)
  })

  test(`a visitor switches the language on a branch that the ${language} list led to, stays on it, and the way back keeps the filters ${language === 'th' ? '@phone' : '@long @desktop'}`, async ({
    page,
    isMobile,
  }) => {
    const list = branchList(page, language)
    await page.goto(`${list.words.path}?search=${encodeURIComponent(text)}`)
    await test.step('where the fields have room they stay, whatever was asked', async () => {
      if (isMobile) return
      await expect(list.search).toHaveValue(text)
      await expect(list.search).toBeVisible()
      await expect(list.folded).toBeHidden()
    })
    const { pathname } = new URL(page.url())
    // Spaces are encoded differently with and without scripts.
    const isList = (url: URL) =>
      url.pathname === pathname && url.searchParams.get('search') === text
    await list.names.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const branchPath = new URL(page.url()).pathname

    const trail = page.getByRole('navigation', { name: list.words.trail })
    await trail.getByRole('link', { name: list.words.back, exact: true }).click()
    await expect(page).toHaveURL(isList)
    await list.names.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    await page.getByRole('link', { name: list.words.switch }).click()
    const otherPath = language === 'th' ? `/en${branchPath}` : branchPath.replace(/^\/en/, '')
    await expect(page).toHaveURL((url) => url.pathname === otherPath)
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'th' ? 'en' : 'th')

    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === branchPath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(page).toHaveURL(isList)
    await unfoldFinder(list)
    await expect(list.search).toHaveValue(text)
  })
}

test('a page behind the last one is missing, an empty list is none for search engines, and pages of the list have titles of their own @desktop', async ({
  request,
}) => {
  for (const path of ['/branch', '/en/branch']) {
    for (const query of ['?page=9999', '?page=99999999', '?search=zzzzzz&page=2'])
      expect((await request.get(path + query)).status(), query).toBe(404)
    const empty = await request.get(`${path}?search=zzzzzz`)
    expect(empty.status()).toBe(200)
    expect(await empty.text()).toContain('<meta name="robots" content="noindex"')
    const heads = [
      await headOf(path),
      await headOf(`${path}?page=2`),
      await headOf(`${path}?page=3`),
    ]
    expect(new Set(heads.map(({ title }) => title)).size).toBe(3)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(3)
  }

  async function headOf(address: string) {
    const html = await (await request.get(address)).text()
    return {
      title: /<title>(.*?)<\/title>/.exec(html)?.[1],
      description: /<meta name="description" content="(.*?)"/.exec(html)?.[1],
    }
  }
})
