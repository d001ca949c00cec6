import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { branchList, chooseProvince, expectEveryName } from './branch-list.ts'

test('without scripts a visitor finds a branch with a form, reads its link as text and changes the language [S2.branch.1] [S2.branch.2] [S2.branch.4]', async ({
  page,
}) => {
  const list = branchList(page, 'th')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'ค้นหาสาขา' }).click()
  await expect(list.nearMe).toBeHidden()

  await list.search.fill('เชียงใหม่')
  await list.sector.selectOption({ label: 'ภาคเหนือ' })
  await chooseProvince(list.province, 'เชียงใหม่')
  await list.submit.click()
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'เชียงใหม่')
  await expectEveryName(list.names, /เชียงใหม่/)
  expect(await list.countedBranches()).toBe(await list.names.count())
  const filtered = page.url()

  await list.names.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/เชียงใหม่/)
  await expect(page.getByRole('button', { name: list.words.copy })).toBeHidden()
  const address = page.getByText(page.url(), { exact: true })
  await expect(address).toBeVisible()
  await expect(address).not.toHaveCSS('user-select', 'none')

  await page.getByRole('link', { name: list.words.switch }).click()
  await expect(page).toHaveURL(/\/en\/branch\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Chiang Mai/)

  await page.goBack()
  await expect(page).toHaveURL(/\d\/branch\/[a-z0-9-]+$/)
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await expect(list.search).toHaveValue('เชียงใหม่')
})

test('without scripts the pages of a filtered list follow each other, a province outside the chosen region does not empty it, and on a phone the form folds to one line that says what was asked', async ({
  page,
}) => {
  await test.step('no filter is lost', async () => {
    const list = branchList(page, 'en')
    await page.goto('/en/branch')
    await list.search.fill('bangkok')
    await list.search.press('Enter')
    await expectEveryName(list.names, /bangkok/i)
    await list.pager.getByRole('link', { name: list.words.next }).click()
    await expect(page).toHaveURL(({ searchParams }) =>
      Boolean(searchParams.get('page') === '2' && searchParams.get('search') === 'bangkok'),
    )
    await expectEveryName(list.names, /bangkok/i)
    await expect(list.search).toHaveValue('bangkok')

    await list.search.fill('no such shop')
    await list.submit.click()
    await expect(page).not.toHaveURL(/page=2/)
    await expect(list.results).toContainText('Data not found')
  })

  const list = branchList(page, 'th')
  await test.step('a province of another region', async () => {
    await page.goto('/branch')
    await chooseProvince(list.province, 'เชียงใหม่')
    await list.sector.selectOption({ label: 'ภาคใต้' })
    await list.submit.click()
    await expect(list.sector.locator('option:checked')).toHaveText('ภาคใต้')
    await expect(list.names.first()).toBeVisible()
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/branch?search=เชียงใหม่')
    await expect(list.folded).toContainText('“เชียงใหม่”')
    await expect(list.search).toBeHidden()
    await expect(list.names.first()).toBeInViewport()
    await list.folded.click()
    await expect(list.search).toHaveValue('เชียงใหม่')
  })
})
