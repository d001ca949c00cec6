import { describe, expect, it } from 'vitest'
import { openLineBench, statusesOf } from '../../../../testing/line-bench.ts'
import { someone } from '../../../../testing/visitor.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'

const {
  line,
  payload,
  post,
  call,
  dataOf,
  refusal,
  start,
  goThere,
  finish,
  ticketOf,
  logIn,
  register,
  identities,
} = await openLineBench()

describe('A journey to LINE', () => {
  it('asks there with state, nonce and PKCE, and comes back to the website, whatever a request says', async () => {
    const from = {
      ...someone(),
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      lang: 'en',
    }
    const answer = await post('/auth/line/start', { intent: 'sign_in', asks_anew: true }, { from })
    const asked = new URL(dataOf(answer).url)
    expect(asked.origin + asked.pathname).toBe(`${line.origin}/oauth2/v2.1/authorize`)
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: '1234567890',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: 'http://localhost:3000/login/line/return',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      ui_locales: 'en-US',
      disable_auto_login: 'true',
    })
    const first = new URL(dataOf(await start()).url).searchParams
    expect(first.get('disable_auto_login')).toBeNull()
    expect(first.get('state')).not.toBe(asked.searchParams.get('state'))
  })

  it('returns a new person, with their data at LINE', async () => {
    const { ticket, ...about } = dataOf(await finish(await goThere()))
    expect(about).toEqual({ is_member: false, email: line.state.user.email, name: 'Somsri' })
    expect(ticket).not.toContain(line.state.user.subject)
    delete line.state.user.email
    expect(dataOf(await finish(await goThere()))).toMatchObject({ email: null })
    line.state.user.email = 'no address'
    expect(dataOf(await finish(await goThere()))).toMatchObject({ email: null })
  })

  it('ends with another state', async () => {
    const back = await goThere()
    expect(refusal(await finish({ ...back, state: 'of another' }))).toEqual([403, 'INVALID_TOKEN'])
    line.state.trouble = 'wrong state'
    expect(refusal(await finish(await goThere()))).toEqual([403, 'INVALID_TOKEN'])
  })

  it('ends with the state and the code of another journey', async () => {
    const [mine, theirs] = [await goThere(), await goThere()]
    const { flow } = mine
    expect(refusal(await finish({ ...theirs, flow }))).toEqual([403, 'INVALID_TOKEN'])
    // The code belongs to another authorization, with another verifier.
    const { state } = mine
    expect(refusal(await finish({ ...theirs, flow, state }))).toEqual([401, 'INVALID_CREDENTIALS'])
  })

  it.each(['wrong nonce', 'wrong signature', 'expired code'] as const)(
    'ends with a %s',
    async (trouble) => {
      line.state.trouble = trouble
      expect(refusal(await finish(await goThere()))).toEqual([401, 'INVALID_CREDENTIALS'])
    },
  )

  it('ends once, also for two at the same time, and for a new code', async () => {
    const back = await goThere()
    const both = await Promise.all([finish(back), finish(back)])
    expect(statusesOf(both)).toEqual([200, 403])
    expect(refusal(await finish(back))).toEqual([403, 'INVALID_TOKEN'])
    const { url: address, flow } = dataOf(await start())
    expect((await finish({ ...line.comeBack(address), flow })).status).toBe(200)
    expect(refusal(await finish({ ...line.comeBack(address), flow }))).toEqual([
      403,
      'INVALID_TOKEN',
    ])
  })

  it('takes nothing that was not sealed here, and tells what is missing', async () => {
    const { code, state, flow } = await goThere()
    const forged = Buffer.from(JSON.stringify({ state })).toString('base64url')
    for (const other of [forged, 'x', `${flow.slice(0, -2)}AA`, await ticketOf()])
      expect(refusal(await finish({ code, state, flow: other }))).toEqual([403, 'INVALID_TOKEN'])
    expect(refusal(await logIn(flow))).toEqual([403, 'INVALID_TOKEN'])
    expect(refusal(await register(flow))).toEqual([403, 'INVALID_TOKEN'])
    for (const body of [
      {},
      { code, state },
      { code, state, flow: 5 },
      { code: ['a'], state, flow },
    ])
      expect(refusal(await finish(body))).toEqual([400, 'INVALID_PAYLOAD'])
    for (const intent of [undefined, null, 'leave', 5])
      expect(refusal(await start({ intent }))).toEqual([400, 'INVALID_PAYLOAD'])
  })

  it('says that LINE is away, and stores nothing', async () => {
    const back = await goThere()
    line.state.trouble = 'away'
    expect(refusal(await finish(back))).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(await identities()).toEqual([])
  })
})

it('What is kept of LINE is sealed, and no token of its', async () => {
  await register(await ticketOf())
  const [kept] = await identities()
  const rows = await connectionTo(payload)
    .select()
    .from(collectionTable(payload, 'member-identities'))
  const written = JSON.stringify(rows)
  expect(kept).toBeDefined()
  for (const token of line.state.given) expect(written).not.toContain(token)
  expect(line.state.given.length).toBeGreaterThan(0)
})

it('Anybody may ask whether LINE is offered', async () => {
  const { text } = await call('/api/sign_in_ways')
  expect(JSON.parse(text)).toEqual({ result: { line: true } })
})
