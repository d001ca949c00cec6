import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'

const movedClock = fileURLToPath(new URL('./testing/moved-clock.ts', import.meta.url))
const minute = 60_000
const pages = ['/account', '/account.data', '/account/sessions', '/account/profile.data', '/']

interface Signed {
  email: string
  cookie: string
}

let folder: string
let product: Product
/** Two website processes with one content service. */
let urls: readonly [string, string]
let members: Signed[]
let aheadMilliseconds = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-clock-'))
  await pass(0)
  // Else all calls of a member would count as those of one minute.
  const clock = `${movedClock}?passed&file=${join(folder, 'clock')}`
  product = await startProduct({ NODE_OPTIONS: `--import file://${clock}` })
  urls = [product.webUrl, await product.startSecondWeb({})]
  members = [await enter(), await enter()]
  // Pages are slow right after a start, and the website rejects requests that waited for two seconds.
  for (let round = 0; round < 10; round += 1)
    for (const path of pages)
      await Promise.all(urls.map((url) => open(url, path, members[0]?.cookie ?? '')))
}, 180_000)
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

/** Moves the clock of all three processes. */
async function pass(milliseconds: number): Promise<void> {
  aheadMilliseconds += milliseconds
  await writeFile(join(folder, 'clock'), String(aheadMilliseconds))
  await sleep(200)
}

/** A new member, signed in at the first website. */
async function enter(): Promise<Signed> {
  const email = `somsri-${randomUUID()}@example.com`
  const password = 'แมวสามตัวกินขนมปังร้อน'
  const { contentUrl } = product
  const roles: unknown = await (await fetch(`${contentUrl}/roles`)).json()
  const role = /"id":"([^"]+)"/.exec(JSON.stringify(roles))?.[1]
  const person = { first_name: 'สมศรี', last_name: 'น้ำใจงาม', tel: '+66812345678', location: null }
  const registered = await fetch(`${contentUrl}/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, email, password, role }),
  })
  expect(registered.status, await registered.text()).toBe(204)
  const answer = await fetch(`${urls[0]}/login`, {
    method: 'POST',
    headers: { origin: urls[0] },
    body: new URLSearchParams({ email, password, remember: 'on' }),
    redirect: 'manual',
  })
  return { email, cookie: keptOf(answer) ?? `none: ${answer.status}` }
}

const keptOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .find((pair) => pair?.startsWith('washhouse_session='))

/** Response, and the browser's cookie afterwards: the new one, or the old one. */
async function open(url: string, path: string, cookie: string) {
  const answer = await fetch(url + path, { headers: { cookie }, redirect: 'manual' })
  return {
    status: answer.status,
    text: await answer.text(),
    cookie: keptOf(answer) ?? cookie,
  }
}

const emailsIn = (text: string) =>
  members.map(({ email }) => email).filter((email) => text.includes(email))

/** Opens the account with each cookie at each website; it must be the member's. */
async function expectSignedIn({ email }: Signed, cookies: readonly string[]): Promise<void> {
  const opened = cookies.flatMap((cookie) => urls.map((url) => open(url, '/account', cookie)))
  for (const { status, text } of await Promise.all(opened))
    expect([status, emailsIn(text)]).toEqual([200, [email]])
}

it.each([
  ['in its last minute', 14.5 * minute],
  ['after it has ended', 15.5 * minute],
])(
  'twenty requests of each of two members at once, to two websites, with an access token %s',
  async (_, passed) => {
    await pass(passed)
    const all = members.map(async (member) => {
      const asked = Array.from({ length: 20 }, (_each, index) =>
        open(urls[index % 2] ?? '', pages[index % 5] ?? '', member.cookie),
      )
      const answers = await Promise.all(asked)
      for (const { status, text, cookie } of answers) {
        expect(status).toBe(200)
        expect(emailsIn(text).filter((email) => email !== member.email)).toEqual([])
        expect(cookie).not.toBe(member.cookie)
      }
      // One cookie from each process.
      const [one = '', other = ''] = answers.map(({ cookie }) => cookie)
      await expectSignedIn(member, [member.cookie, one, other])
      member.cookie = one
    })
    await Promise.all(all)
  },
  60_000,
)

it('signs nobody out whose answer was lost, and who comes again a minute later, to the other website', async () => {
  for (const [first = '', second = ''] of [urls, urls.toReversed()]) {
    await pass(20 * minute)
    for (const { cookie } of members)
      expect((await open(first, '/account', cookie)).status).toBe(200)
    await pass(minute)
    for (const member of members) {
      const again = await open(second, '/account', member.cookie)
      expect([again.status, emailsIn(again.text)]).toEqual([200, [member.email]])
      expect(again.cookie).not.toBe(member.cookie)
      member.cookie = again.cookie
      await expectSignedIn(member, [member.cookie])
    }
  }
}, 60_000)

it('takes no cookie any more than was replaced, once the browser has shown the newer one', async () => {
  const [one, other] = members
  if (!one || !other) throw new Error('Nobody has signed in')
  await pass(20 * minute)
  const { cookie } = await open(urls[0], '/account', one.cookie)
  await expectSignedIn(one, [cookie])
  await pass(minute)
  const stolen = await open(urls[1], '/account', one.cookie)
  expect([stolen.status, stolen.cookie]).toEqual([302, 'washhouse_session='])
  await expectSignedIn(other, [other.cookie])
}, 60_000)
