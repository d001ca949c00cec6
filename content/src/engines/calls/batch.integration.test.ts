import { readBatchAnswer } from '@washhouse/contract/wire/batch'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContractService } from '../../../testing/contract-service.ts'
import { registerMember, sendCall, type SignedMember } from '../../../testing/member-requests.ts'
import { notesLimit, startNotesService, type Handled } from '../../../testing/notes-service.ts'
import { someone } from '../../../testing/visitor.ts'

let service: ContractService
let handled: Handled[]
let manee: SignedMember
let piti: SignedMember

beforeAll(async () => {
  ;({ service, handled } = await startNotesService())
  manee = await registerMember(service.payload, 'manee')
  piti = await registerMember(service.payload, 'piti')
})
beforeEach(() => {
  handled.length = 0
})
afterAll(() => service.stop())

const batchOf = (paths: readonly string[]) =>
  `/batch?${paths.map((path) => `path=${encodeURIComponent(path)}`).join('&')}`

/** The answers in the order of the paths. */
async function ask(paths: readonly string[], sent: Parameters<typeof sendCall>[2]) {
  const { status, headers, text } = await sendCall(service.url, batchOf(paths), sent)
  const lines = text.split('\n').filter((line) => line !== '')
  const answers = status === 200 ? lines.map(readBatchAnswer) : []
  return { status, headers, text, answers: answers.toSorted((a, b) => a.index - b.index) }
}

const reads = [
  '/api/notes/7?unknown=ผ้า',
  '/items/notes?fields=id',
  '/items/notes/1',
  '/items/note_head',
  '/users/me',
  '/api/notification_count',
  '/api/shared/9',
  '/api/web_board?scope=own&limit=0',
  '/api/nothing',
]

describe('A batch', () => {
  it.each(['th', 'en'])('answers each read as it is answered alone: %s', async (lang) => {
    const { token } = manee
    const from = { ...someone(), lang }
    const { status, headers, answers } = await ask(reads, { token, from })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/x-ndjson')
    expect(headers.get('cache-control')).toBe('private, no-store')
    const alone = await Promise.all(
      reads.map((path) => sendCall(service.url, path, { token, from })),
    )
    expect(answers).toEqual(
      alone.map(({ status: own, text }, index) => ({ index, status: own, text })),
    )
  })

  it('is each one’s own, and gets the member', async () => {
    for (const { id, token } of [manee, piti, manee]) {
      const { answers } = await ask(['/api/notes/7', '/api/shared/mine'], { token })
      for (const { text } of answers) expect(text).toContain(id)
    }
    expect(handled.map(({ member }) => member)).toEqual([manee.id, piti.id, manee.id])
  })

  it.each([
    ['no token', () => undefined],
    ['a token that is no live member’s', () => manee.token.slice(0, -2)],
  ])('is refused with %s', async (_, token) => {
    const given = token()
    const { status, headers } = await ask(['/api/notes/7'], given ? { token: given } : {})
    expect(status).toBe(401)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(handled).toEqual([])
  })

  it.each([
    ['nothing', []],
    ['too much', Array<string>(17).fill('/api/notes/7')],
    ['another address', ['https://example.com/api/notes/7']],
    ['another address without its scheme', ['//example.com/api/notes/7']],
    ['one by the other stroke', ['/\\example.com/api/notes/7']],
    ['what may be read in two ways', ['/api/n%6ftes/7']],
    ['free text', ['/api/notes/๗']],
    ['no path', ['api/notes/7']],
    ['a place in a page', ['/api/notes/7#x']],
  ])('of %s is refused, and nothing is read', async (_, paths) => {
    const { status, text } = await ask(paths, { token: manee.token })
    expect(status).toBe(400)
    expect(text).toContain('path')
    expect(handled).toEqual([])
  })

  it.each([
    '/batch?path=/users/me',
    '/changes',
    '/assets/00000000-0000-4000-8000-000000000000',
    '/api/export/archive',
    '/healthz',
    '/items/nothing',
    '/api/unpin_notes',
    '/api/shared/../notes/8/copy',
  ])('has nothing but reads of the contract: %s', async (path) => {
    const { answers } = await ask([path], { token: manee.token })
    expect(answers).toMatchObject([{ status: 404 }])
  })

  it('has a fault named for its own read alone', async () => {
    const { answers } = await ask(['/items/notes?limit=x', '/users/me'], { token: manee.token })
    expect(answers.map(({ status }) => status)).toEqual([400, 200])
  })

  it('counts each read, by member and by where he calls from', async () => {
    const { token } = await registerMember(service.payload, 'eager')
    const more = Array<string>(notesLimit.most + 2).fill('/api/note_count')
    const { answers } = await ask(more, { token })
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect((await sendCall(service.url, '/api/note_count', { token })).status).toBe(429)
    const from = someone()
    const { token: first } = await registerMember(service.payload, 'chujai')
    const { token: second } = await registerMember(service.payload, 'wira')
    await ask(more.slice(0, notesLimit.most), { token: first, from })
    const neighbour = await ask(['/api/note_count'], { token: second, from })
    expect(neighbour.answers).toMatchObject([{ status: 429 }])
  })
})
