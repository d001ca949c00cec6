import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { signInMember, sendCall } from '../testing/member-requests.ts'
import { inheritedEnvironment } from '../testing/inherited.env.ts'
import { memberData } from '../testing/record-data.ts'
import { bounceSecret, sendMailEvents } from '../testing/send-mail-events.ts'
import { startServiceProcess, type ServiceProcess } from '../testing/service-process.ts'

const wishes = { emailVerified: true, emailNotifications: true, emailFrequency: 'weekly' } as const
const members = [1, 2, 3].map((index) => ({ ...memberData(`reader-${index}`), ...wishes }))
const tokens: string[] = []
let services: ServiceProcess[] = []

beforeAll(async () => {
  const payload = await openPayload()
  for (const data of members) {
    await payload.create({ collection: 'members', data })
    tokens.push((await signInMember(payload, data.id)).accessToken)
  }
  await closePayload(payload)
  const environment = { MAIL_EVENTS_SECRET: bounceSecret }
  services = [await startServiceProcess(environment), await startServiceProcess(environment)]
}, 120_000)
afterAll(() => Promise.all(services.map((service) => service.stop())))

const urlFor = (turn: number) => services[turn % services.length]?.url ?? ''
const emailOf = (index: number) => members[index]?.email ?? ''

/** Another process creates the link, like a process that sends emails. */
async function linkOf(index: number, kind: 'digest' | 'bundle'): Promise<string> {
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const given = ['testing/leaving-link.ts', emailOf(index), kind, 'th']
  const environment = { cwd, env: inheritedEnvironment() }
  const { stdout } = await promisify(execFile)(process.execPath, given, environment)
  return new URL(stdout.trim()).searchParams.get('token') ?? ''
}

async function press(turn: number, call: 'leaving' | 'return', token: string) {
  const body = { token, scope: 'kind' }
  return await sendCall(urlFor(turn), `/api/mail_${call}`, { method: 'POST', body })
}

const report = async (turn: number, events: object[]) =>
  (await sendMailEvents(urlFor(turn), events)).status

async function choicesOf(index: number, turn: number) {
  const { text } = await sendCall(urlFor(turn), '/api/mail_choices', { token: tokens[index] ?? '' })
  return JSON.parse(text).result
}

it('links that two processes make at once are of one key, and either service takes both', async () => {
  const links = await Promise.all([linkOf(0, 'digest'), linkOf(0, 'bundle')])
  for (const turn of [0, 1])
    for (const [index, kind] of (['digest', 'bundle'] as const).entries()) {
      const { status, text } = await sendCall(urlFor(turn), `/api/mail_leaving/${links[index]}`)
      expect([status, JSON.parse(text)]).toEqual([200, { result: { kind, left: [] } }])
    }
}, 60_000)

it('who leaves at two processes at once has left, each kind by its own link', async () => {
  const [digest, bundle] = [await linkOf(1, 'digest'), await linkOf(1, 'bundle')]
  const presses = Array.from({ length: 20 }, (_, turn) =>
    press(turn, 'leaving', turn % 4 < 2 ? digest : bundle),
  )
  for (const { status } of await Promise.all(presses)) expect(status).toBe(200)
  for (const turn of [0, 1])
    expect(await choicesOf(1, turn)).toMatchObject({ digest: 'none', bundle: false })
}, 60_000)

it('an event that both processes get at once counts once, and both count together', async () => {
  const date = new Date().toISOString()
  const bounce = (id: string) => ({ id, type: 'hard_bounce', email: emailOf(2), date })
  const same = Array.from({ length: 20 }, (_, turn) => report(turn, [bounce('one')]))
  expect(new Set(await Promise.all(same))).toEqual(new Set([204]))
  for (const turn of [0, 1]) expect(await choicesOf(2, turn)).toMatchObject({ date_stopped: null })
  await Promise.all([report(0, [bounce('two')]), report(1, [bounce('three')])])
  for (const turn of [0, 1])
    expect(await choicesOf(2, turn)).toMatchObject({ date_stopped: expect.any(String) })
}, 60_000)
