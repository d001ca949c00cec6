import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { memberRole } from '../src/features/account/member/member-role.ts'
import { env } from '../src/platform/env.ts'
import { failEvery, lockDatabase, runElsewhere } from '../testing/break-database.ts'
import {
  formOf,
  leadPath,
  message,
  photoFile,
  post,
  postJson,
  problem,
} from '../testing/lead-posts.ts'
import { fillBranches } from '../testing/branch-records.ts'
import { registerMember, signInMember } from '../testing/member-requests.ts'
import { staffData } from '../testing/record-data.ts'
import { tokenIn } from '../testing/staff-cookie.ts'
import { expectClean } from '../testing/clean-answer.ts'
import { sendRaw, type RawAnswer, type RawRequest } from '../testing/raw-request.ts'
import { startServiceProcess, type ServiceProcess } from '../testing/service-process.ts'
import { testPassword } from '../testing/test-password.ts'

const password = testPassword
// Each is sent below, in a record, a query or an account.
const personal = [
  'สมศรี',
  '812345678',
  'somsri@example.com',
  'administrator@example.com',
  'ขอคุยเรื่องราคา',
  'somchai-the-member',
  'searched-for-somchai',
  password,
  'สามแมวกินขนมปังร้อน',
  'the-member@example.com',
]
/** Pattern of emailed tokens and of hashes. */
const secret = /[0-9a-f]{40}/

const newPassword = 'สามแมวกินขนมปังร้อน'
const email = 'the-member@example.com'
const signingIn = { email, password }
const me = '/users/me'

let service: ServiceProcess
let branch: number
/** A member's access and refresh token. */
let tokens: string[]
let bearer: Record<string, string>

beforeAll(async () => {
  const payload = await openPayload()
  await payload.create({
    collection: 'staff',
    data: staffData('administrator', 'administrator'),
  })
  branch = (await fillBranches(payload, 1)).branches[0]?.id ?? 0
  const { id } = await registerMember(payload, 'the-member')
  const signedIn = await signInMember(payload, id)
  tokens = [signedIn.accessToken, signedIn.refreshToken]
  bearer = { authorization: `Bearer ${signedIn.accessToken}` }
  await closePayload(payload)
  await leaveOpen()
  service = await startServiceProcess({ LOG_LEVEL: 'trace' })
}, 120_000)
afterAll(() => service?.stop())

/** File modes as earlier versions left them. */
async function leaveOpen(): Promise<void> {
  const album = join(env.mediaDir, 'album')
  await mkdir(album)
  await writeFile(join(album, 'shop.jpg'), '')
  for (const path of [env.dataDir, env.mediaDir, album]) await chmod(path, 0o755)
  for (const path of [join(album, 'shop.jpg'), ...(await databaseFiles())]) await chmod(path, 0o644)
}

/** None if the database is on a server. */
async function databaseFiles(): Promise<string[]> {
  const names = await readdir(env.dataDir)
  return names
    .filter((name) => name.startsWith('washhouse.db'))
    .map((name) => join(env.dataDir, name))
}

async function openPaths(): Promise<string[]> {
  const entries = await readdir(env.dataDir, { recursive: true, withFileTypes: true })
  const paths = [env.dataDir, ...entries.map(({ parentPath, name }) => join(parentPath, name))]
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777))
  return paths.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0)
}

describe('case 30: the data folder is for the service’s own account alone:', () => {
  it('all that it found open when it started', async () => {
    expect(await openPaths()).toEqual([])
    expect((await stat(env.dataDir)).mode & 0o777).toBe(0o700)
    for (const path of await databaseFiles()) expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('and all that it writes: a photo, mails, pictures in other sizes, uploads', async () => {
    const form = formOf(problem(branch), { photo: await photoFile() })
    expect((await post(`${service.url}${leadPath}`, form)).status).toBe(200)
    const upload = new FormData()
    upload.set('file', await photoFile())
    upload.set('_payload', JSON.stringify({ alt: 'หน้าร้าน' }))
    const uploaded = await fetch(`${service.url}/cms-api/media`, {
      method: 'POST',
      headers: await signIn(),
      body: upload,
    })
    expect(uploaded.status, await uploaded.clone().text()).toBe(201)
    const { doc } = (await uploaded.json()) as { doc: { id: string } }
    expect((await fetch(`${service.url}/assets/${doc.id}?width=320`)).status).toBe(200)
    const names = () => readdir(env.dataDir)
    await expect.poll(names).toEqual(expect.arrayContaining(['mail', 'lead-photos', 'cache']))
    expect(await openPaths()).toEqual([])
  })
})

let mend: (() => Promise<void>) | undefined
afterEach(async () => {
  await mend?.()
  mend = undefined
})

function staffCall(path: string, body: object, headers: Record<string, string> = {}) {
  return sendRaw(service.url, `/cms-api/staff/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

function asJson(body: object, method = 'POST'): RawRequest {
  const text = JSON.stringify(body)
  // Node's HTTP client omits the length for DELETE.
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  }
  return { method, headers, body: text }
}

/** For each test: a failed sign-in may end the earlier sessions. */
async function signIn(): Promise<Record<string, string>> {
  const { headers } = await staffCall('login', { email: 'administrator@example.com', password })
  return { authorization: `Bearer ${tokenIn(headers['set-cookie'])}` }
}

/** New log lines, once they contain an error. */
async function linesAfter(work: () => Promise<{ status: number }>): Promise<string> {
  const before = service.output().length
  const { status } = await work()
  expect(status).toBeGreaterThanOrEqual(500)
  const written = () => service.output().slice(before)
  await expect.poll(written).toMatch(/"level":"error"/)
  // Lower log levels are written with a delay.
  await new Promise((resolve) => setTimeout(resolve, 300))
  return written()
}

/** The response must not reveal internals either (case 24). */
async function sendClean(path: string, request: RawRequest): Promise<RawAnswer> {
  const answer = await sendRaw(service.url, path, request)
  expectClean(answer)
  expect(answer.text).not.toContain('disk on fire')
  return answer
}

function expectNothingPersonal(lines: string): void {
  for (const word of personal) expect(lines).not.toContain(word)
  expect(lines).not.toMatch(secret)
  expect(lines).not.toMatch(/params/i)
  // Every line must be JSON, so that logs can be sorted and searched.
  for (const line of lines.trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow()
}

describe('case 28: a database that fails leaves in the log its cause and nothing of whom it was about:', () => {
  it('a message', async () => {
    mend = await failEvery('INSERT', 'leads')
    const lines = await linesAfter(() => postJson(`${service.url}${leadPath}`, message()))
    expect(lines).toContain('disk on fire')
    expectNothingPersonal(lines)
  })

  it('a report of a problem, as a form', async () => {
    mend = await failEvery('INSERT', 'leads')
    const form = formOf(problem(branch, { message: 'ขอคุยเรื่องราคา' }))
    const lines = await linesAfter(() => post(`${service.url}${leadPath}`, form))
    expect(lines).toContain('disk on fire')
    expectNothingPersonal(lines)
  })

  it('a message while another program holds the database', async () => {
    mend = await lockDatabase()
    const lines = await linesAfter(() => postJson(`${service.url}${leadPath}`, message()))
    expect(lines).toContain('SQLITE_BUSY')
    expectNothingPersonal(lines)
  })

  it.each([
    ['INSERT', 'account_attempts'],
    ['INSERT', 'staff_sessions'],
  ] as const)('a sign-in of staff (%s %s)', async (change, table) => {
    mend = await failEvery(change, table)
    const account = { email: 'administrator@example.com', password }
    const lines = await linesAfter(() => staffCall('login', account))
    expect(lines).toContain('disk on fire')
    expectNothingPersonal(lines)
  })

  it('a forgotten password', async () => {
    mend = await failEvery('INSERT', 'outbox')
    const account = { email: 'administrator@example.com' }
    const lines = await linesAfter(() => staffCall('forgot-password', account))
    expect(lines).toContain('disk on fire')
    expectNothingPersonal(lines)
  })

  const registration = {
    email: 'somchai-the-member@example.com',
    password: newPassword,
    first_name: 'สมศรี',
    last_name: 'ใจดี',
    tel: '0812345678',
    role: memberRole.id,
  }
  const change = { current_password: password, password: newPassword }
  const personalData: [string, 'INSERT' | 'UPDATE' | 'DELETE', string, RawRequest, string][] = [
    ['a new member', 'INSERT', 'members', asJson(registration), '/users'],
    ['a welcome', 'INSERT', 'outbox', asJson(registration), '/users'],
    ['a sign-in', 'INSERT', 'member_sessions', asJson(signingIn), '/auth/login'],
    ['a try to sign in', 'INSERT', 'account_attempts', asJson(signingIn), '/auth/login'],
    ['a password forgotten', 'INSERT', 'outbox', asJson({ email }), '/auth/password/request'],
    ['a change of password', 'UPDATE', 'members', asJson(change), '/users/me/password'],
    ['a change of profile', 'UPDATE', 'members', asJson({ first_name: 'สมศรี' }, 'PATCH'), me],
    ['an erasure', 'DELETE', 'members', asJson({ current_password: password }, 'DELETE'), me],
  ]
  it.each(personalData)('of members: %s (%s %s)', async (_, verb, table, request, path) => {
    mend = await failEvery(verb, table)
    const headers = { ...request.headers, ...(path.startsWith(me) ? bearer : {}) }
    const lines = await linesAfter(() => sendClean(path, { ...request, headers }))
    expect(lines).toContain('disk on fire')
    expectNothingPersonal(lines)
    for (const secret of tokens) expect(lines).not.toContain(secret)
  })

  it.each(['/auth/refresh', '/auth/logout'])('of members: %s', async (path) => {
    const verb = path.endsWith('logout') ? 'DELETE' : 'UPDATE'
    mend = await failEvery(verb, 'member_sessions')
    const body = { refresh_token: tokens[1] }
    const lines = await linesAfter(() => sendClean(path, asJson(body)))
    expect(lines).toContain('disk on fire')
    for (const secret of tokens) expect(lines).not.toContain(secret)
  })

  it('what is searched for, in a list of the admin and in its calls', async () => {
    const administrator = await signIn()
    await runElsewhere('ALTER TABLE leads RENAME TO leads_gone')
    mend = () => runElsewhere('ALTER TABLE leads_gone RENAME TO leads')
    for (const path of [
      '/admin/collections/leads?search=searched-for-somchai',
      '/cms-api/leads?where[firstName][equals]=searched-for-somchai',
    ]) {
      const before = service.output().length
      await sendRaw(service.url, path, { headers: administrator })
      const written = () => service.output().slice(before)
      await expect.poll(written).toMatch(/no such table/)
      await new Promise((resolve) => setTimeout(resolve, 300))
      expectNothingPersonal(written())
    }
  })
})
