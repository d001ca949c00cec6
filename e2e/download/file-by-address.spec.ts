import { expect } from '@playwright/test'
import { accountPages, newAccount } from '../account/account-pages.ts'
import { registerMember } from '../account/member.ts'
import { signIn, type StaffCall } from '../support/staff.ts'
import { takePhoto } from '../support/take-photo.ts'
import { test } from '../support/test.ts'

test('the address of a members’ file leads through the sign-in page and back to it, and is denied after signing out [S6.roles.3] [S7.assets.1] [S8.errors.1] @desktop', async ({
  page,
  request,
  product,
}) => {
  const { contentUrl, webUrl, administrator } = product
  const { id, unpublish } = await publishFile({ request, contentUrl, administrator })
  const address = `/assets/${id}`
  const pages = accountPages(page, 'th')
  const account = newAccount()
  await registerMember({ request, product, language: 'th' }, account)

  await page.goto(address)
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === '/login' && searchParams.get('next') === address,
  )
  await pages.signIn(account.email, account.password)
  await expect(page).toHaveURL(webUrl + address)

  const given = await page.request.get(address)
  expect(given.status()).toBe(200)
  expect(given.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringContaining(encodeURIComponent('หน้าจอเครื่อง.png')),
  })
  const bytes = await given.body()
  const part = await page.request.get(address, { headers: { range: 'bytes=8-' } })
  expect([part.status(), (await part.body()).equals(bytes.subarray(8))]).toEqual([206, true])
  const small = await page.request.get(`${address}?width=64&format=webp`)
  expect([small.status(), small.headers()['content-type']]).toEqual([200, 'image/webp'])
  expect((await fetch(webUrl + address)).status).toBe(401)

  await unpublish()
  expect((await page.request.get(address)).status()).toBe(404)
  const left = { headers: { origin: webUrl }, maxRedirects: 0 }
  expect((await page.request.post('/logout', left)).status()).toBe(303)
  expect((await page.request.get(address)).status()).toBe(404)
})

/** An image that members can read while its record is published. */
async function publishFile(staff: StaffCall) {
  const { request, contentUrl } = staff
  const headers = await signIn(staff)
  const save = async (path: string, options: object, method = 'POST'): Promise<string> => {
    const url = `${contentUrl}/cms-api${path}`
    const answer = await request.fetch(url, { method, headers, ...options })
    expect([200, 201], await answer.text()).toContain(answer.status())
    const { doc }: { doc: { id: string } } = await answer.json()
    return doc.id
  }
  const id = await save('/library-files', { multipart: { _payload: '{}', file: takePhoto(200) } })
  // A draft until it has both names: other tests look for untranslated texts.
  const category = await save('/download-categories', { data: { name: 'ไฟล์ของการทดสอบ' } })
  const inEnglish = { data: { name: 'Files of the test', _status: 'published' } }
  await save(`/download-categories/${category}?locale=en`, inEnglish, 'PATCH')
  const title = 'หน้าจอเครื่องซัก'
  const data = { title, category, files: [id], _status: 'published' }
  const record = await save('/downloads', { data })
  const draft = { data: { _status: 'draft' } }
  return { id, unpublish: () => save(`/downloads/${record}`, draft, 'PATCH') }
}
