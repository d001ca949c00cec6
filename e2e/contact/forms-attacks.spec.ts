import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { findLeads } from '../support/leads.ts'
import { test } from '../support/test.ts'

/** A complete message as the form sends it, opened a minute ago. */
const wholeForm = (message: string) => ({
  key: randomUUID(),
  openedAt: String(Date.now() - 60_000),
  firstName: 'สมศรี',
  phone: '0812345678',
  message,
  consent: 'on',
})

const mark = () => `attack ${randomUUID()}`

for (const [name, path] of [
  ['the contact form', '/contact'],
  ['the contact form as its script sends it', '/en/contact.data'],
  ['the problem form', '/problem'],
] as const) {
  test(`attack 16: ${name} takes nothing from a page of another site @desktop`, async ({
    request,
    contentUrl,
    administrator,
  }) => {
    const message = mark()
    for (const origin of ['https://evil.example', 'http://127.0.0.1:1', 'null']) {
      const answer = await request.post(path, {
        headers: { origin },
        form: { ...wholeForm(message), branch: '1', cause: 'other' },
        maxRedirects: 0,
      })
      expect(answer.status(), origin).toBe(400)
    }
    expect(await findLeads({ request, contentUrl, administrator }, message)).toEqual([])
  })
}

test('attack 16: a click that another site reports is not counted, and reading counts nothing @desktop', async ({
  request,
}) => {
  const click = { form: { type: 'map' } }
  const evil = { headers: { origin: 'https://evil.example' }, ...click }
  expect((await request.post('/contact/click', evil)).status()).toBe(403)
  expect((await request.get('/contact/click?type=map')).status()).toBe(405)
  expect((await request.post('/contact/click', { form: { type: 'fax' } })).status()).toBe(400)
  expect((await request.post('/contact/click', click)).status()).toBe(204)
})

test('attack 17: what was typed comes back as text, never as part of the page @desktop', async ({
  page,
}) => {
  const script = '"><img src=x onerror="document.title=\'taken\'"></textarea><script>1</script>'
  await page.goto('/en/contact')
  const main = page.locator('main')
  await main.getByLabel('First name', { exact: true }).fill(script)
  await main.getByLabel('What would you like to say or ask?').fill(script)
  const [answer] = await Promise.all([
    page.waitForNavigation(),
    // As without scripts: the response is a new document with the typed values.
    page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit()),
  ])
  expect(answer?.status()).toBe(422)
  await expect(main.getByLabel('What would you like to say or ask?')).toHaveValue(script)
  await expect(page.locator('main img[src=x]')).toHaveCount(0)
  await expect(page).toHaveTitle(/Contact/)
  await page.goto(`/en/problem/${encodeURIComponent('<script>1</script>')}`)
  await expect(page.getByRole('textbox')).toHaveValue('<script>1</script>')
  await page.goto(`/en/problem?machine=${encodeURIComponent('"><b>x</b>')}&sent=<b>`)
  await expect(page.getByLabel('Machine number')).toHaveValue('"><b>x</b>')
})

test('attack 19: floods and junk are answered with what is wrong, and store nothing twice @desktop', async ({
  request,
  contentUrl,
  administrator,
}) => {
  const staff = { request, contentUrl, administrator }
  const send = (form: Record<string, string>, path = '/contact') =>
    request.post(path, { form, maxRedirects: 0 })

  await test.step('a form that is sent ten times at once is one lead', async () => {
    const form = wholeForm(mark())
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(form)))
    const refused = answers.filter((answer) => answer.status() !== 303)
    expect(await Promise.all(refused.map((answer) => answer.text()))).toEqual([])
    expect(await findLeads(staff, form.message)).toHaveLength(1)
  })

  await test.step('what fills in the hidden field is kept, marked', async () => {
    const form = wholeForm(mark())
    expect((await send({ ...form, homepage: 'https://cheap.example' })).status()).toBe(303)
    expect(await findLeads(staff, form.message)).toMatchObject([{ looksAutomatic: true }])
  })

  await test.step('so is what is sent in no time', async () => {
    const form = wholeForm(mark())
    expect((await send({ ...form, openedAt: String(Date.now()) })).status()).toBe(303)
    expect(await findLeads(staff, form.message)).toMatchObject([{ looksAutomatic: true }])
  })

  const form = wholeForm('x')
  const faulty = [
    ['a NUL', { ...form, message: 'a\0b' }],
    ['a text over its length', { ...form, message: 'ก'.repeat(4001) }],
    ['a name of another shape', { ...form, firstName: '' }],
  ] as const
  for (const [name, fields] of faulty) expect((await send(fields)).status(), name).toBe(422)

  const post = (data: string | Buffer, type: string, path = '/contact') =>
    request.post(path, { data, headers: { 'content-type': type }, maxRedirects: 0 })
  const ten = Buffer.alloc(10 * 1024 * 1024, 'x')
  const urlencoded = 'application/x-www-form-urlencoded'
  expect((await post(ten, urlencoded)).status()).toBe(413)
  expect((await post(ten, urlencoded, '/problem')).status()).toBe(413)
  expect((await post('firstName=%ED%A0%80&message=%FF%FE', urlencoded)).status()).toBe(422)
  expect((await post('{"firstName":"x"}', 'application/json')).status()).toBe(422)
  expect((await post('--x\r\nContent-Dis', 'multipart/form-data; boundary=x')).status()).toBe(400)
})
