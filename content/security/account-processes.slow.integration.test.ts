import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { sendCall, type SentCall } from '../testing/member-requests.ts'
import { memberData } from '../testing/record-data.ts'
import { startServiceProcess, type ServiceProcess } from '../testing/service-process.ts'
import { testPassword } from '../testing/test-password.ts'
import { someone } from '../testing/visitor.ts'

const members = Array.from({ length: 20 }, (_, index) => memberData(`crowd-${index}`))
const seen: string[] = []
let services: ServiceProcess[] = []

beforeAll(async () => {
  const payload = await openPayload()
  for (const data of members) await payload.create({ collection: 'members', data })
  await closePayload(payload)
  services = [await startServiceProcess(), await startServiceProcess()]
}, 120_000)
afterAll(() => Promise.all(services.map((service) => service.stop())))

/** Alternates between the two processes. */
const urlFor = (turn: number) => services[turn % services.length]?.url ?? ''

async function post(url: string, path: string, body: object, from = someone()) {
  const sent: SentCall = { method: 'POST', body, from }
  const { status, headers, text } = await sendCall(url, path, sent)
  return { status, wait: Number(headers.get('retry-after')), data: JSON.parse(text).data }
}

/** Retries after the time in Retry-After, as a patient visitor does. */
async function signIn(email: string, turn: number) {
  const from = someone()
  for (let count = 0; count < 60; count += 1) {
    const body = { email, password: testPassword }
    const { status, wait, data } = await post(urlFor(turn), '/auth/login', body, from)
    if (status === 200) {
      seen.push(data.access_token, data.refresh_token, data.device)
      return data
    }
    expect([status, wait], 'a wait that the queue asks for, not one for wrong passwords').toEqual([
      429, 1,
    ])
    await sleep(wait * 1000 * (0.5 + Math.random()))
  }
  throw new Error('The member never got in')
}

const refresh = async (turn: number, token: string) => {
  const answer = await post(urlFor(turn), '/auth/refresh', { refresh_token: token })
  if (answer.data) seen.push(answer.data.access_token, answer.data.refresh_token)
  return answer
}

async function whoHas(token: string, turn: number): Promise<string> {
  const { status, text } = await sendCall(urlFor(turn), '/users/me?fields=email', { token })
  return status === 200 ? JSON.parse(text).data.email : String(status)
}

it('case 20: two hundred who sign in at once, to two processes, all come in, each as themselves', async () => {
  const emails = Array.from({ length: 200 }, (_, index) => members[index % 20]?.email ?? '')
  const signedIn = await Promise.all(emails.map((email, index) => signIn(email, index)))
  expect(new Set(signedIn.map(({ refresh_token }) => refresh_token)).size).toBe(200)
  // Ten sessions each: none was evicted. Each is read from the process that did not create it.
  const owners = signedIn.map(({ access_token }, index) => whoHas(access_token, index + 1))
  expect(await Promise.all(owners)).toEqual(emails)
}, 120_000)

it('case 5: twenty refreshes of one token at once, to two processes, are given one pair', async () => {
  const { email } = members[0] ?? { email: '' }
  const { refresh_token: first } = await signIn(email, 0)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => refresh(turn, first)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const pairs = answers.map(({ data }) => `${data.access_token} ${data.refresh_token}`)
  expect(new Set(pairs).size).toBe(1)
  for (const turn of [0, 1]) expect(await whoHas(answers[0]?.data.access_token, turn)).toBe(email)
})

it('case 5: an answer that was dropped on its way signs nobody out, at whichever process they retry', async () => {
  const { email } = members[1] ?? { email: '' }
  let { refresh_token: token } = await signIn(email, 0)
  for (let round = 0; round < 4; round += 1) {
    await askAndLeave(services[round % 2]?.port ?? 0, token)
    const [one, other] = await Promise.all([refresh(round, token), refresh(round + 1, token)])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(other.data).toEqual(one.data)
    expect(await whoHas(one.data.access_token, round)).toBe(email)
    token = one.data.refresh_token
  }
})

it('case 5: a session that was ended in one process has ended in the other', async () => {
  const { email } = members[2] ?? { email: '' }
  const { access_token, refresh_token } = await signIn(email, 0)
  expect(await whoHas(access_token, 1)).toBe(email)
  await sendCall(urlFor(0), '/auth/logout', { method: 'POST', body: { refresh_token } })
  expect(await whoHas(access_token, 1)).toBe('401')
  expect((await refresh(1, refresh_token)).status).toBe(401)
})

it('case 23: the logs hold no password, token or e-mail of any of them', () => {
  const texts = [testPassword, ...seen, ...members.map(({ email }) => email)]
  const written = services.map(({ output }) => output()).join('')
  expect(texts.filter((text) => written.includes(text))).toEqual([])
})

/** Sends a refresh and disconnects as soon as the response begins. */
async function askAndLeave(port: number, token: string): Promise<void> {
  const body = JSON.stringify({ refresh_token: token })
  const lines = [
    'POST /auth/refresh HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  const line = connect(port, '127.0.0.1')
  await new Promise<void>((resolve, reject) => {
    line.once('data', () => resolve()).once('error', reject)
    line.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  })
  line.destroy()
}
