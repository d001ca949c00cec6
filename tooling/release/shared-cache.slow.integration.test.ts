import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  consentCookieNames,
  consentCookieValue,
} from '@washhouse/contract/consent/consent-cookies.wire'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createSealedCookie } from '../../web/server/sealed-cookie.ts'
import { startFakeContentService } from '../../web/server/testing/fake-content-service.ts'
import {
  serviceToken,
  sessionSecret,
  startFakeWebsite,
  type Website,
} from '../../web/server/testing/fake-website.ts'
import { findFreePort } from '../launcher/ports.ts'
import { startNginx, type Nginx } from './testing/nginx.ts'

const session = createSealedCookie('session', { secrets: [sessionSecret], isHttps: true })
const member = { cookie: `a=b; ${session.name}=${session.seal('somchai')}` }

/** The cookies of a visitor who accepted everything. */
const accepted = Object.values(consentCookieNames)
  .map((name) => `${name}=${consentCookieValue}`)
  .join('; ')

let folder: string
let content: Awaited<ReturnType<typeof startFakeContentService>>
let site: Website
let nginx: Nginx
/** Requests that reached the website. */
let reached = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-shared-cache-'))
  content = await startFakeContentService({ token: serviceToken })
  site = await startFakeWebsite({
    contentUrl: content.url,
    publicUrl: 'https://www.example.com',
    onRequest: () => {
      reached += 1
    },
  })
  await content.heardBy(1)
  nginx = await startNginx(folder, { 3000: site.port, 3001: await findFreePort() })
}, 120_000)
afterAll(async () => {
  await nginx.stop()
  await content.stop()
  await rm(folder, { recursive: true })
})

const read = async (path: string, headers: Record<string, string> = {}) =>
  await nginx.ask(path, { headers })

/** As an editor. */
function edit() {
  site.content.version += 1
  content.announce('branch')
}

it('a page that is read all the time shows an edit within two seconds', async () => {
  for (let round = 0; round < 3; round += 1) {
    await read('/branch')
    // nginx counts whole seconds: the page is stored at different parts of one.
    await sleep(350)
    edit()
    const editedAt = Date.now()
    const expected = `version ${site.content.version}`
    while (!(await read('/branch')).text.includes(expected)) await sleep(20)
    expect(Date.now() - editedAt).toBeLessThan(2100)
  }
}, 20_000)

it('a page that nobody reads shows an edit to the first visitor after two seconds', async () => {
  await read('/branch/siam')
  edit()
  await sleep(2100)
  expect((await read('/branch/siam')).text).toContain(`version ${site.content.version}`)
})

it('many visitors cost the website one request a second, and each response has its own id', async () => {
  await read('/branch/ari')
  await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000) + 20))
  await read('/branch/ari')
  const before = reached
  const answers = []
  for (let round = 0; round < 10; round += 1) answers.push(await read('/branch/ari'))
  expect(reached).toBe(before)
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(10)
})

it('visitors who accepted cookies, refused them or did not choose get the same stored page', async () => {
  const first = await read('/branch/rama', { cookie: accepted })
  const before = reached
  for (const cookie of ['generalCookie=isSet', 'lang=th'])
    expect((await read('/branch/rama', { cookie })).text).toBe(first.text)
  expect(reached).toBe(before)
})

it('a member reads no stored page, and no page of a member or of a form is stored', async () => {
  await read('/branch/asok')
  const before = reached
  for (let round = 0; round < 3; round += 1) {
    const { headers } = await read('/branch/asok', member)
    expect(headers['cache-control']).toBe('private, no-store')
  }
  await read('/branch/only-members', member)
  expect(reached).toBe(before + 4)
  expect((await read('/account', { cookie: 'me=somying' })).text).toContain('somying')
  await nginx.ask('/enquiry', { form: { name: 'somying' } })
  const stored = await readStored()
  expect(stored.join('')).toContain('KEY: www.example.com/branch/asok\n')
  for (const text of stored) expect(text).not.toMatch(/private|no-store|only-members|somying/)
})

it('requests for the same page that is not stored do not wait for one another', async () => {
  const gate = Promise.withResolvers<void>()
  site.content.gate = gate.promise
  const path = '/branch?search=siam'
  const both = [read(path), read(path)]
  const renders = () => site.content.renders.filter((render) => render === path)
  await vi.waitFor(() => expect(renders()).toHaveLength(2))
  site.content.gate = undefined
  gate.resolve()
  for (const { status } of await Promise.all(both)) expect(status).toBe(200)
})

it('a visitor who chose English is led from the bare root to the English home page', async () => {
  await read('/')
  const { status, headers } = await read('/?a=1', { cookie: 'a=b; lang=en' })
  expect([status, headers['location']]).toEqual([302, 'https://www.example.com/en?a=1'])
})

it('with the website stopped, pages that were read stay, and the redirect, too', async () => {
  const { text } = await read('/branch/siam')
  await sleep(2100)
  await site.stop()
  for (let round = 0; round < 3; round += 1)
    expect(await read('/branch/siam')).toMatchObject({ status: 200, text })
  expect((await read('/', { cookie: 'lang=en' })).status).toBe(302)
  expect((await read('/branch/never-read')).status).toBe(502)
})

async function readStored(): Promise<string[]> {
  const cache = join(folder, 'washhouse')
  return await Promise.all(
    (await readdir(cache)).map((name) => readFile(join(cache, name), 'latin1')),
  )
}
