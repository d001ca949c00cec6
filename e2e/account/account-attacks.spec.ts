import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { enterAsNewMember } from './member.ts'

/** Paths that could trick a cache into storing a member's page. */
const disguises: Record<string, string>[] = [
  {},
  { 'x-forwarded-host': 'evil.example' },
  { COOKIE: 'washhouse_session=x' },
  { range: 'bytes=0-99' },
]

/** Every account page and route with a form, and form values that would have an effect. */
const forms: Record<string, Record<string, string>> = {
  '/logout': {},
  '/login': { email: 'thief@example.com', password: 'ของขโมยทั้งนั้น' },
  '/register': { email: 'thief@example.com' },
  '/forgot-password': { email: 'thief@example.com' },
  '/reset-password': { token: 'x', password: 'ของขโมยทั้งนั้น' },
  '/verify': { token: 'x' },
  '/account': { reference: 'WASH-2345', proof: '0812345678' },
  '/account/verification': {},
  '/account/email/pending': { press: 'cancel' },
  '/account/profile': { firstName: 'โจร', lastName: 'โจร', phone: '0899999999' },
  '/account/password': { currentPassword: 'x', password: 'ของขโมยทั้งนั้น' },
  '/account/email': { currentPassword: 'x', email: 'thief@example.com' },
  '/account/mail': { digest: 'none' },
  '/account/picture': {},
  '/account/sessions': { others: 'on' },
  '/account/leave': { currentPassword: 'x' },
}
const pages = ['/account', '/account/profile', '/account/sessions', '/account/data']
/** Access or refresh token of a session, in the format of the service. */
const tokenLike = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:\d+\.)?[\w-]{43}/

test('attack 16: no page of another site can submit a member’s forms or sign a member out or in, and opening an address changes nothing @desktop', async ({
  page,
  request,
  product,
}) => {
  await enterAsNewMember({ page, request, product, language: 'th' })
  const before = await page.context().cookies()
  for (const [path, form] of Object.entries(forms))
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1'])
      for (const address of path === '/logout' ? [path] : [path, `${path}.data`]) {
        const answer = await page.request.post(address, {
          headers: { origin },
          form,
          maxRedirects: 0,
        })
        expect([400, 403, 404, 405], `${address} from ${origin}`).toContain(answer.status())
        expect(answer.headers(), address).not.toHaveProperty('set-cookie')
      }
  expect(await page.context().cookies()).toEqual(before)
  for (const path of Object.keys(forms)) {
    const query = new URLSearchParams(forms[path]).toString()
    const answer = await page.request.get(`${path}?${query}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBeLessThan(500)
  }
  await page.goto('/account/profile')
  await expect(page.getByLabel('ชื่อ', { exact: true })).toHaveValue('สมศรี')
})

test('attacks 14, 23, 26: a member’s pages are private, contain no token, and are neither framed nor cached @desktop', async ({
  page,
  request,
  product,
}) => {
  const { email } = await enterAsNewMember({ page, request, product, language: 'th' })
  for (const path of ['/', '/branch', ...pages])
    for (const address of [path, path === '/' ? '/_root.data' : `${path}.data`])
      await test.step(address, async () => {
        const own = await page.request.get(address)
        const text = await own.text()
        expect(text).toContain('สมศรี')
        expect(text).not.toMatch(tokenLike)
        expect(own.headers()['cache-control']).toMatch(/private|no-store/)
        expect(own.headers()).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': expect.any(String),
        })
        for (const headers of disguises) {
          const others = await request.get(address, { headers, maxRedirects: 0 })
          const seen = (await others.text()) + JSON.stringify(others.headers())
          expect(seen).not.toContain('สมศรี')
          expect(seen).not.toContain(email)
          expect(seen).not.toContain('evil.example')
        }
      })
  const framed = (await page.request.get('/account')).headers()['content-security-policy']
  expect(framed).toMatch(/frame-ancestors '(none|self)'/)
  const kept = await page.context().cookies()
  for (const name of ['session', 'device'])
    expect(kept.find((cookie) => cookie.name.endsWith(`washhouse_${name}`))).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    })
})
