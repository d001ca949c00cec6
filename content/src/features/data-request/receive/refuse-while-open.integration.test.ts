import { randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDataRequestBench } from '../../../../testing/data-request-bench.ts'
import { countStatuses } from '../../../../testing/member-bench.ts'
import { closePayload } from '../../../composition/open-payload.ts'
import { receiveOfMember } from './receive-request.ts'

const bench = await openDataRequestBench()
const { payload, post, createMember, tokensFor, act } = bench
const path = '/data-request/confirm'

let other: typeof payload
beforeAll(async () => {
  // With its own connections, like another process.
  const { default: config } = await import('../../../payload.config.ts')
  other = await getPayload({ config, key: 'another' })
})
afterAll(() => closePayload(other))

const openOf = async (where: object) => {
  const open = { ...where, state: { equals: 'open' } }
  return (await payload.find({ collection: 'data-requests', where: open })).docs
}
const prove = (token: string | undefined) => post('/api/data_request_proofs', { token })

/** The validation error of a field for an open request. */
function refusalFor(field: string, id = '') {
  const reference = id.slice(0, 8).toUpperCase()
  const message = `Validation failed for field "${field}". A request of this kind is open already, reference ${reference}.`
  const extensions = { field, path: [], type: 'open', reference, code: 'FAILED_VALIDATION' }
  return { errors: [{ message, extensions }] }
}

describe('While a member has a request open', () => {
  it('another of the same kind is refused with its reference, and one of another kind is not', async () => {
    const { id, token } = await createMember()
    const ask = (kind: string) => post('/api/data_requests', { kind, message: null }, { token })
    expect((await ask('copy')).status).toBe(204)
    const [first] = await openOf({ memberId: { equals: id } })
    const again = await ask('copy')
    expect([again.status, JSON.parse(again.text)]).toEqual([400, refusalFor('kind', first?.id)])
    expect(await openOf({ memberId: { equals: id } })).toHaveLength(1)
    expect((await ask('access')).status).toBe(204)
    await act(first?.id ?? '', 'answer')
    expect((await ask('copy')).status).toBe(204)
  })

  it('what two processes are asked at once is stored once', async () => {
    const { id } = await createMember()
    const asked = { kind: 'objection', message: null } as const
    const member = { id, language: 'th' } as const
    const ends = await Promise.allSettled(
      [payload, other, payload, other, payload, other].map((process) =>
        receiveOfMember(process, member, asked, { idempotencyKey: randomUUID() }),
      ),
    )
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(refused.map(({ code }) => code)).toEqual(Array(5).fill('FAILED_VALIDATION'))
    expect(await openOf({ memberId: { equals: id } })).toHaveLength(1)
  })
})

describe('While a request about an address is open', () => {
  it('the link of another of the same kind is refused, and works once it is closed', async () => {
    const { id, email } = await bench.askAsVisitor({ kind: 'copy' })
    await bench.askAsVisitor({ kind: 'copy', email })
    await bench.askAsVisitor({ kind: 'access', email })
    const [first, second, ofOtherKind] = await tokensFor(email, path)
    expect((await prove(first)).status).toBe(204)
    const again = await prove(second)
    expect([again.status, JSON.parse(again.text)]).toEqual([400, refusalFor('token', id)])
    expect((await prove(ofOtherKind)).status).toBe(204)
    await act(id, 'answer')
    expect((await prove(second)).status).toBe(204)
  })

  it('of several links used at once one opens its request', async () => {
    const { email } = await bench.askAsVisitor({ kind: 'objection' })
    for (let count = 0; count < 2; count += 1)
      await bench.askAsVisitor({ kind: 'objection', email })
    const answers = await Promise.all((await tokensFor(email, path)).map(prove))
    expect(countStatuses(answers)).toEqual({ 204: 1, 400: 2 })
    expect(await openOf({ email: { equals: email } })).toHaveLength(1)
  })
})
