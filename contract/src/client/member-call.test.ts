import { describe, expect, expectTypeOf, it } from 'vitest'
import { branchCalls } from '../branch/branch.calls.ts'
import { contactCalls } from '../contact/contact.calls.ts'
import { contactMessageFixture } from '../contact/contact.fixtures.ts'
import { consentCalls } from '../consent/consent.calls.ts'
import { consentChoiceFixture } from '../consent/consent.fixtures.ts'
import type { ConsentChoice } from '../consent/consent.contract.ts'
import type { Call, QueryShape } from '../wire/call.ts'
import { note, noteCalls, noteOnTheWire, type NoteDraft } from '../wire/notes.fixtures.ts'
import type { RecordWrite, Write } from '../wire/write.ts'
import type { CallOptions, SendOptions } from './call-options.ts'
import { createContentClient } from './content-client.ts'
import { playService } from './service.fixtures.ts'

const mine = { language: 'th', token: 'mine' } as const
const answered = () => Response.json({ data: noteOnTheWire, result: noteOnTheWire })

function open(service: ReturnType<typeof playService>) {
  return createContentClient({ baseUrl: 'http://content.test', fetch: service.fetch })
}

describe('A call that members alone may make', () => {
  it('shows the token of the member', async () => {
    const service = playService(answered())
    const read = open(service).call(noteCalls.readNote, { ...mine, path: { id: 7 } })
    await expect(read).resolves.toEqual(note)
    expect(service.received[0]).toMatchObject({
      url: 'http://content.test/api/notes/7',
      headers: { authorization: 'Bearer mine' },
      redirect: 'error',
    })
  })

  it('shows it where members are known, too, and goes out without one as well', async () => {
    const stored = () => new Response(null, { status: 204 })
    const service = playService(stored(), stored())
    const message = contactMessageFixture.clean.th
    await open(service).send(contactCalls.sendMessage, message, mine)
    await open(service).send(contactCalls.sendMessage, message, { language: 'th' })
    expect(service.received.map(({ headers }) => headers)).toEqual([
      expect.objectContaining({ authorization: 'Bearer mine' }),
      expect.not.objectContaining({ authorization: expect.anything() }),
    ])
  })

  it('is the only one that shows it, else', async () => {
    const service = playService(Response.json({ result: [] }), new Response(null, { status: 204 }))
    const read: Call<QueryShape, unknown> = branchCalls.listSectors
    const write: Write<ConsentChoice> = consentCalls.recordChoice
    await open(service).call(read, mine)
    await open(service).send(write, consentChoiceFixture.clean.th, mine)
    for (const { headers } of service.received) expect(headers).not.toHaveProperty('authorization')
    expect(service.received).toHaveLength(2)
  })

  it('does not compile without a token, nor another one with it', () => {
    type Tokenless = { language: 'th' }
    type WithToken = Tokenless & { token: string }
    expectTypeOf<WithToken>().toExtend<CallOptions<QueryShape, never, 'member'>>()
    expectTypeOf<Tokenless>().not.toExtend<CallOptions<QueryShape, never, 'member'>>()
    expectTypeOf<WithToken>().not.toExtend<CallOptions<QueryShape, never, 'anyone'>>()
    expectTypeOf<WithToken>().toExtend<SendOptions<never, 'either'>>()
    expectTypeOf<Tokenless>().toExtend<SendOptions<never, 'either'>>()
    expectTypeOf<Tokenless>().not.toExtend<SendOptions<never, 'member'>>()
    expectTypeOf<WithToken>().not.toExtend<SendOptions<never, 'anyone'>>()
  })
})

describe('A call whose path has parameters', () => {
  it('does not compile without them, nor another one with some', () => {
    type WithId = { language: 'th'; path: { id: number } }
    expectTypeOf<WithId>().toExtend<SendOptions<'id', 'anyone'>>()
    expectTypeOf<WithId>().not.toExtend<SendOptions<'slug', 'anyone'>>()
    expectTypeOf<WithId>().not.toExtend<SendOptions<never, 'anyone'>>()
    expectTypeOf<{ language: 'th' }>().not.toExtend<SendOptions<'id', 'anyone'>>()
    expectTypeOf(branchCalls.getBranch.pathNames).toEqualTypeOf<readonly 'id'[]>()
    expect(branchCalls.getBranch.pathNames).toEqual(['id'])
  })
})

describe('A change', () => {
  it('sends the fields that are given by their names on the wire, and no others', async () => {
    const service = playService(answered())
    const sent = { isPinned: true, body: undefined, remindAt: null }
    const options = { ...mine, path: { id: 7 } }
    await expect(open(service).send(noteCalls.changeNote, sent, options)).resolves.toEqual(note)
    expect(service.received[0]).toMatchObject({
      method: 'PATCH',
      url: 'http://content.test/items/notes/7',
      headers: { authorization: 'Bearer mine', 'content-type': 'application/json' },
      body: JSON.stringify({ is_pinned: true, remind_at: null }),
    })
  })

  it('is no whole record to the types, and a record no change', () => {
    expectTypeOf(noteCalls.changeNote).toExtend<Write<Partial<NoteDraft>, unknown>>()
    expectTypeOf(noteCalls.changeNote).not.toExtend<RecordWrite<NoteDraft, unknown>>()
    expectTypeOf<Partial<NoteDraft>>().not.toExtend<BodyOf<typeof noteCalls.addNote>>()
  })
})

describe('A write that sends nothing', () => {
  const bare: [method: string, path: string, write: Write<undefined>][] = [
    ['DELETE', '/items/notes/7', noteCalls.removeNote],
    ['POST', '/api/unpin_notes', noteCalls.unpinNotes],
  ]

  it.each(bare)('goes out as %s %s without a body', async (method, path, write) => {
    const service = playService(new Response(null, { status: 204 }))
    const sending = open(service).send(write, undefined, { ...mine, path: { id: 7 } })
    await expect(sending).resolves.toBeUndefined()
    const [request] = service.received
    expect(request).toMatchObject({ method, url: `http://content.test${path}`, body: undefined })
    expect(request?.headers).not.toHaveProperty('content-type')
  })

  it('takes no record, to the types', () => {
    expectTypeOf<BodyOf<typeof noteCalls.removeNote>>().toEqualTypeOf<undefined>()
    expectTypeOf<BodyOf<typeof noteCalls.unpinNotes>>().toEqualTypeOf<undefined>()
  })
})

it('keeps a path parameter of a write in one segment', async () => {
  const service = playService(new Response(null, { status: 204 }))
  const options = { ...mine, path: { id: '../users/me' } }
  await open(service).send(noteCalls.removeNote, undefined, options)
  expect(service.received[0]?.url).toBe('http://content.test/items/notes/..%2Fusers%2Fme')
})

type BodyOf<Each> = Each extends Write<infer Body, unknown> ? Body : never
