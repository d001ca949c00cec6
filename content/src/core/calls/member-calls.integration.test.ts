import { createContentClient } from '@washhouse/contract/client/content-client'
import { noteCalls } from '@washhouse/contract/wire/notes.fixtures'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContractService } from '../../../testing/contract-service.ts'
import { staffData } from '../../../testing/record-data.ts'
import {
  registerMember,
  sendCall,
  type SentCall,
  type SignedMember,
} from '../../../testing/member-requests.ts'
import { notesLimit, startNotesService, type Handled } from '../../../testing/notes-service.ts'
import { signInAs } from '../../../testing/staff-service.ts'
import { someone } from '../../../testing/visitor.ts'

let service: ContractService
let handled: Handled[]
let manee: SignedMember
let piti: SignedMember

beforeAll(async () => {
  ;({ service, handled } = await startNotesService())
  const review = { name: 'มานี', feedback: 'ผ้าหอมมาก', _status: 'published' } as const
  await service.payload.create({ collection: 'customer-reviews', locale: 'th', data: review })
  const head = { title: 'สาขา', _status: 'published' } as const
  await service.payload.updateGlobal({ slug: 'branch-page', locale: 'th', data: head })
  manee = await register('manee')
  piti = await register('piti')
})
beforeEach(() => {
  handled.length = 0
})
afterAll(() => service.stop())

const register = (mark: string) => registerMember(service.payload, mark)
const send = (path: string, sent?: SentCall) => sendCall(service.url, path, sent)

const draft = { body: 'ผ้าเสร็จหกโมงเย็น', is_pinned: true }
const reads = [
  '/api/notes/7',
  '/api/shared/mine',
  '/api/note_count',
  '/items/notes',
  '/items/notes/1',
  '/items/note_head',
]
type MadeUp = [method: string, path: string, body?: object]
const writes: MadeUp[] = [
  ['POST', '/items/notes', draft],
  ['PATCH', '/items/notes/7', { is_pinned: true }],
  ['DELETE', '/items/notes/7'],
  ['POST', '/api/unpin_notes'],
]
const calls: MadeUp[] = [
  ...reads.flatMap((path): MadeUp[] => [
    ['GET', path],
    ['HEAD', path],
  ]),
  ...writes,
]

describe('A call that members alone may make', () => {
  it.each(calls)(
    'is refused without a token, and nothing happens: %s %s',
    async (method, path, body) => {
      const { status, headers, text } = await send(path, { method, body })
      expect(status).toBe(path.startsWith('/items/') ? 403 : 401)
      expect(headers.get('cache-control')).toBe('no-store')
      const code = path.startsWith('/items/') ? 'FORBIDDEN' : 'INVALID_CREDENTIALS'
      expect(text).toContain(method === 'HEAD' ? '' : code)
      expect(handled).toEqual([])
    },
  )

  it.each(calls)(
    'is refused with a token that is no live member’s: %s %s',
    async (method, path, body) => {
      const tokens = [...(await deadTokens()), 'x', manee.token.slice(0, -2)]
      for (const token of tokens) {
        const { status } = await send(path, { method, body, token })
        expect(status).toBe(401)
      }
      expect(handled).toEqual([])
    },
  )

  it.each(calls)(
    'is answered to a member, and kept by nobody: %s %s',
    async (method, path, body) => {
      const { token } = manee
      const { status, headers } = await send(path, { method, body, token })
      expect([200, 204]).toContain(status)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.has('etag')).toBe(false)
      expect(headers.has('x-reply-tags')).toBe(false)
    },
  )

  it('tells on /items no more than of a list that there is not', async () => {
    const hidden = await send('/items/notes')
    const missing = await send('/items/nothing')
    expect(hidden.text.replaceAll('notes', 'nothing')).toBe(missing.text)
  })
})

describe('The handler of a member’s call', () => {
  it('gets the member, the path and what was sent', async () => {
    const { id, token } = piti
    const asked: MadeUp[] = [['GET', '/api/notes/7'], ...writes]
    for (const [method, path, body] of asked) await send(path, { method, body, token })
    expect(handled).toEqual([
      { operation: 'readNote', member: id, path: { id: '7' } },
      {
        operation: 'addNote',
        member: id,
        path: {},
        record: { body: draft.body, isPinned: true, remindAt: null },
      },
      { operation: 'changeNote', member: id, path: { id: '7' }, record: { isPinned: true } },
      { operation: 'removeNote', member: id, path: { id: '7' }, record: undefined },
      { operation: 'unpinNotes', member: id, path: {} },
    ])
  })

  it('is reached by the typed client', async () => {
    const { id, token } = piti
    const client = createContentClient({ baseUrl: service.url })
    const mine = { language: 'th', token, path: { id: 7 } } as const
    expect(await client.call(noteCalls.readNote, mine)).toHaveProperty('body', `ของ ${id}`)
    expect(await client.send(noteCalls.changeNote, { isPinned: true }, mine)).toMatchObject({
      isPinned: true,
      body: `ของ ${id}`,
    })
    await expect(client.send(noteCalls.removeNote, undefined, mine)).resolves.toBeUndefined()
  })

  it('answers with the record as reads of the same half of the contract do', async () => {
    const { token } = piti
    const onApi = await send('/api/notes/7/copy', { method: 'POST', token })
    expect(JSON.parse(onApi.text)).toMatchObject({ result: { id: 8 } })
    const onItems = await send('/items/notes', { method: 'POST', token, body: draft })
    expect(JSON.parse(onItems.text)).toMatchObject({ data: { id: 7 } })
  })

  it.each([
    ['an unknown field', { is_pinned: true, member: 'x' }, 'member'],
    ['the id of another record', { id: 8 }, 'id'],
    ['a field that is wrong', { body: '' }, 'body'],
    ['nothing to change', {}, 'INVALID_PAYLOAD'],
  ])('is not reached by a change with %s', async (_, body, named) => {
    const { token } = piti
    const { status, text } = await send('/items/notes/7', { method: 'PATCH', body, token })
    expect(status).toBe(400)
    expect(text).toContain(named)
    expect(handled).toEqual([])
  })

  it('of a call without a body never sees one that comes all the same', async () => {
    const { token } = piti
    const body = { id: 8, filler: 'x'.repeat(100_000) }
    expect(await send('/items/notes/7', { method: 'DELETE', body, token })).toHaveProperty(
      'status',
      204,
    )
    expect(handled).toMatchObject([{ path: { id: '7' }, record: undefined }])
  })
})

describe('What is a member’s', () => {
  it('is created for each request, and never sent to another member or a stranger', async () => {
    for (const { id, token } of [manee, piti, manee, piti])
      expect((await send('/api/notes/7', { token })).text).toContain(id)
    expect(handled).toHaveLength(4)
    expect((await send('/api/notes/7')).status).toBe(401)
  })

  it.each([
    ['/api/shared/mine', '/api/shared/m%69ne'],
    ['/items/notes', '/items/n%6ftes'],
    ['/items/notes?fields=id', '/items/notes?fields=id&x=1'],
    ['/api/notes/7', '/api/notes/7?is_preview=true'],
  ])('is not had from a cache by another spelling of %s: %s', async (path, spelling) => {
    expect((await send(path, { token: manee.token })).status).toBe(200)
    for (const asked of [spelling, path]) {
      for (const headers of [[], [['authorization', '']], [['authorization', 'Basic eDp5']]]) {
        const response = await fetch(`${service.url}${asked}`, {
          headers: { ...someone(), ...Object.fromEntries(headers) },
        })
        expect([401, 403]).toContain(response.status)
        expect(await response.text()).not.toMatch(/มานี|ของ/)
      }
    }
  })

  it('is not had by a cookie, a parameter or another method’s name', async () => {
    const { token } = piti
    const asked = [
      [`/api/notes/7?access_token=${token}`, {}],
      ['/api/notes/7', { cookie: `payload-token=${token}` }],
      ['/api/notes/7', { 'x-http-method-override': 'POST' }],
    ] as const
    for (const [path, headers] of asked) {
      const response = await fetch(`${service.url}${path}`, {
        headers: { ...someone(), ...headers },
      })
      expect(response.status).toBe(401)
    }
    expect(handled).toEqual([])
  })

  it('does not keep what is public out of the cache, nor does a token change it', async () => {
    const open = await send('/api/shared/9')
    const signed = await send('/api/shared/9', { token: manee.token })
    expect(open.headers.get('etag')).not.toBeNull()
    expect(signed.text).toBe(open.text)
    expect(signed.headers.get('cache-control')).toBe('no-cache')
  })
})

describe('How often a member may call', () => {
  const many = Array.from({ length: notesLimit.most }, () => ({}))
  const limited: MadeUp[] = [...writes, ['GET', '/api/note_count']]
  let eager: SignedMember
  let neighbours: [SignedMember, SignedMember]
  beforeAll(async () => {
    eager = await register('eager')
    neighbours = [await register('chujai'), await register('wira')]
  })

  it.each(limited)('is counted per member at all addresses: %s %s', async (method, path, body) => {
    const call = { method, body, token: eager.token }
    for (const each of many)
      expect((await send(path, { ...call, ...each })).status).toBeLessThan(300)
    const refused = await send(path, call)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })

  it.each(limited)('is counted per address over all members: %s %s', async (method, path, body) => {
    const from = someone()
    for (const [index] of many.entries()) {
      const { token } = neighbours[index % 2 === 0 ? 0 : 1]
      expect((await send(path, { method, body, from, token })).status).toBeLessThan(300)
    }
    for (const { token } of neighbours)
      expect((await send(path, { method, body, from, token })).status).toBe(429)
  })

  it('is not used up by strangers at the same address', async () => {
    const call = { method: 'POST', from: someone() }
    const { token } = await register('late')
    for (const each of [...many, call])
      expect((await send('/api/unpin_notes', { ...call, ...each })).status).toBe(401)
    expect((await send('/api/unpin_notes', { ...call, token })).status).toBe(204)
  })
})

describe('A method that a path does not take', () => {
  it.each([
    ['GET', '/api/unpin_notes', 'POST'],
    ['DELETE', '/api/notes/7', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['PUT', '/api/branch', 'GET, HEAD'],
  ])('is answered with those it takes: %s %s', async (method, path, allowed) => {
    const { status, headers } = await send(path, { method })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe(allowed)
  })

  it.each([
    ['PUT', '/items/notes/7'],
    ['PATCH', '/items/notes'],
  ])('is forbidden on /items, as all that is not there: %s %s', async (method, path) => {
    const { token } = piti
    expect((await send(path, { method, body: draft, token })).status).toBe(403)
  })
})

let dead: string[] | undefined
async function deadTokens(): Promise<string[]> {
  if (dead) return dead
  const suspended = await register('suspended')
  const data = { status: 'suspended' } as const
  await service.payload.update({ collection: 'members', id: suspended.id, data })
  const gone = await register('gone')
  await service.payload.delete({ collection: 'members', id: gone.id })
  const editor = staffData('editor')
  await service.payload.create({ collection: 'staff', data: editor })
  dead = [suspended.token, gone.token, await signInAs(service.payload, editor.email)]
  return dead
}
