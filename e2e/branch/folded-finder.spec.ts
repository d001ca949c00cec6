import { expect } from '@playwright/test'
import { refusePlace } from '../support/refuse-place.ts'
import { test } from '../support/test.ts'
import { branchList, unfoldFinder } from './branch-list.ts'

test('a search folds the form to the line of what was asked, and the first shop is in sight; typing and choosing a region leave it open; who could not be placed chooses a province @phone', async ({
  page,
}) => {
  await refusePlace(page)

  await test.step('a search', async () => {
    const list = branchList(page, 'th')
    await page.goto('/branch')
    await expect(list.folded).toBeHidden()
    await list.search.fill('เชียงใหม่')
    await list.search.press('Enter')
    await expect(list.search).toBeHidden()
    await expect(list.folded).toContainText('“เชียงใหม่”')
    await expect(list.folded).toContainText(list.words.change)
    await expect(list.names.first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: list.words.results })).toBeFocused()

    await unfoldFinder(list)
    await expect(list.search).toHaveValue('เชียงใหม่')
    await list.search.fill('')
    await expect(page).not.toHaveURL(/search=/)
    await expect(list.search).toBeVisible()
  })

  const list = branchList(page, 'en')
  await test.step('typing, and a region', async () => {
    await page.goto('/en/branch')
    await list.search.fill('chiang')
    await expect(page).toHaveURL(/search=chiang/)
    await expect(list.search).toBeFocused()
    await list.sector.selectOption({ label: 'North' })
    await expect(page).toHaveURL(/sector=/)
    await expect(list.search).toBeVisible()
  })

  await test.step('no place, but a province: the form folds to the results, and the problem is gone', async () => {
    await page.goto('/en/branch')
    await list.nearMe.click()
    await expect(page.getByText(list.words.refused)).toBeVisible()
    await list.province.selectOption({ index: 1 })
    await expect(page).toHaveURL(/province=/)
    await expect(list.province).toBeHidden()
    await expect(page.getByText(list.words.refused)).toBeHidden()
    await expect(page.getByRole('heading', { name: list.words.results })).toBeFocused()
    await expect(list.folded).toContainText(list.words.change)
    await unfoldFinder(list)
    await expect(list.folded.getByText(list.words.change)).toBeHidden()
  })
})
