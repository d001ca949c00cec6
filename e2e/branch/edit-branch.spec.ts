import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { signIn, type StaffCall } from '../support/staff.ts'
import { test } from '../support/test.ts'
import { openForm, write } from '../staff/branch-form.ts'
import {
  contains,
  measureUntilPublic,
  publicWithinMilliseconds,
  visitTwice,
} from '../support/until-public.ts'

async function findBranchId({ request, contentUrl }: StaffCall, slug: string): Promise<number> {
  const answer = await request.get(`${contentUrl}/api/branch/${slug}`)
  const { result }: { result: { id: number } } = await answer.json()
  return result.id
}

test('a branch that is renamed over the editing interface has its new name on list and page within two seconds @desktop', async ({
  request,
  contentUrl,
  administrator,
}) => {
  const slug = 'phayao-kwan'
  const staff = { request, contentUrl, administrator }
  const headers = await signIn(staff)
  const id = await findBranchId(staff, slug)
  const { result }: { result: { province: number } } = await (
    await request.get(`${contentUrl}/api/branch/${slug}`)
  ).json()
  const list = `/branch?province=${result.province}`
  const paths = [`/branch/${slug}`, `/branch/${slug}.data`, list, '/branch/directory.json']
  await visitTwice(request, paths)

  const name = `พะเยา ชื่อใหม่ ${Date.now()}`
  const saved = await request.patch(`${contentUrl}/cms-api/branches/${id}?locale=th`, {
    headers,
    data: { name, _status: 'published' },
  })
  expect(saved.status()).toBe(200)
  expect(await measureUntilPublic(request, paths, name)).toBeLessThanOrEqual(
    publicWithinMilliseconds,
  )
  expect(await contains(request, `/en/branch/${slug}`, name)).toBe(false)
})

test('an editor is told at the field what is wrong, renames a branch in the admin, publishes, and visitors see it within two seconds @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  test.setTimeout(120_000)
  const slug = 'trang-railway-station'
  const id = await findBranchId({ request, contentUrl, administrator }, slug)
  const paths = [`/branch/${slug}`]
  await visitTwice(request, paths)

  await enterAdmin(page, contentUrl, administrator)
  await openForm(page, `${contentUrl}/admin/collections/branches/${id}?locale=th`)
  const name = `ตรัง ตลาดเช้า ${Date.now()}`
  await write(page.locator('input[name="name"]'), name)
  const publish = page.locator('#action-save')
  const slugInput = page.locator('input[name="slug"]')

  await write(slugInput, 'Not A Slug')
  // A late validation response may remove the error mark again; then publishing again is necessary.
  await expect(async () => {
    await publish.click()
    await expect(page.locator('.field-type.error', { has: slugInput })).toBeVisible()
  }).toPass({ timeout: 60_000 })
  await expect(page.locator('[data-sonner-toast]').first()).toHaveCSS('font-family', /Thai/)
  await slugInput.fill(slug)
  const title = page.locator('.doc-header__title')
  // Thai marks extend above and below the letters.
  expect(await title.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)

  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await publish.click()
  expect((await answered).status()).toBe(200)
  expect(await measureUntilPublic(request, paths, name)).toBeLessThanOrEqual(
    publicWithinMilliseconds,
  )
  await page.goto(`/branch/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

async function enterAdmin(
  page: Page,
  contentUrl: string,
  { email, password }: StaffCall['administrator'],
): Promise<void> {
  await page.goto(`${contentUrl}/admin/login`)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/admin\/?$/)
}
