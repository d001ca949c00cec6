import { afterAll, beforeEach } from 'vitest'
import { startLineStandIn } from '../../tooling/testing/line-stand-in.ts'
import { chooseSettings } from './inherited.env.ts'

/** The member bench with a LINE stand-in and another LINE user for each test. */
export async function openLineBench() {
  const line = await startLineStandIn()
  const takeBack = chooseSettings(line.environment)
  // Imported now, as the service reads the environment when it is loaded.
  const { openMemberBench } = await import('./member-bench.ts')
  const { sendCall } = await import('./member-requests.ts')
  const { testPassword } = await import('./test-password.ts')
  const bench = await openMemberBench()
  const { payload, url, post } = bench
  type Answer = Awaited<ReturnType<typeof post>>
  let people = 0

  beforeEach(() => {
    people += 1
    const email = `somsri${people}@example.com`
    line.state.user = { subject: `U-of-person-${people}`, name: 'Somsri', email }
    line.state.trouble = null
  })
  afterAll(() => {
    line.stop()
    takeBack()
  })

  const dataOf = ({ text }: Answer) => JSON.parse(text).data
  const refusal = ({ status, text }: Answer): [number, string] => [
    status,
    JSON.parse(text).errors[0].extensions.code,
  ]
  const start = (body: object = {}, token?: string) =>
    post('/auth/line/start', { intent: 'sign_in', ...body }, token === undefined ? {} : { token })

  /** What the browser returns after LINE's authorization. */
  async function goThere(body: object = {}, token?: string) {
    const { url: address, flow } = dataOf(await start(body, token))
    return { ...line.comeBack(address), flow }
  }
  const finish = (back: object) => post('/auth/line/finish', back)
  const ticketOf = async (): Promise<string> => dataOf(await finish(await goThere())).ticket
  const logIn = (ticket: string, more: object = {}) => post('/auth/line/login', { ticket, ...more })
  const register = (ticket: string, more: object = {}) =>
    post('/auth/line/register', {
      ticket,
      email: line.state.user.email,
      first_name: 'สมศรี',
      last_name: 'ใจดี',
      tel: '0812345678',
      ...more,
    })

  /** What the browser returns after the authorization to link LINE to an account. */
  const goToJoin = (token: string) =>
    goThere({ intent: 'join', current_password: testPassword }, token)
  const join = async (token: string) => post('/auth/line/join', await goToJoin(token), { token })

  async function findByEmail(email: string | undefined) {
    const where = { email: { equals: email } }
    return (await payload.find({ collection: 'members', where, showHiddenFields: true })).docs
  }
  /** The stored identities of the current LINE user. */
  async function identities() {
    const where = { subject: { equals: line.state.user.subject } }
    return (await payload.find({ collection: 'member-identities', where })).docs
  }
  const waysOf = async (token: string) =>
    JSON.parse((await sendCall(url, '/api/own_sign_in_ways', { token })).text).result

  return {
    ...bench,
    line,
    call: (path: string, sent = {}) => sendCall(url, path, sent),
    testPassword,
    dataOf,
    refusal,
    start,
    goThere,
    finish,
    ticketOf,
    logIn,
    register,
    goToJoin,
    join,
    findByEmail,
    identities,
    waysOf,
  }
}

/** The statuses of concurrent calls, lowest first. */
export function statusesOf(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, two) => one - two)
}
