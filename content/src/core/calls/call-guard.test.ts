import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createCallGuard } from './call-guard.ts'
import { answerError } from './error-answer.ts'
import { memberOf, type Member } from './member.ts'

const somchai: Member = {
  id: 'd9b9a0f6-6d0f-4d3c-8a0e-3f7b9f0c1a2b',
  sessionId: '0c1a2b3d-8a0e-4d3c-9b0f-6d0f4d3c8a0e',
  email: 'somchai@example.com',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  tel: '+66812345678',
  location: null,
  avatar: null,
  language: 'th',
  status: 'active',
  emailVerified: true,
  emailNotifications: false,
  emailFrequency: 'none',
  ageDeclaration: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}

/** Calls for members and for anyone; at most three calls by members in a minute. */
function openCalls(member?: Member, admit = createCallGuard({ most: 3, spanSeconds: 60 })) {
  const app = new Hono()
  app.onError(answerError)
  app.use(async (context, next) => {
    if (member) context.set('member', member)
    return next()
  })
  const add = (path: string, caller: 'anyone' | 'member') =>
    app.get(path, admit({ path, caller }), (context) =>
      context.text(caller === 'member' ? memberOf(context.var).email : 'anyone'),
    )
  add('/api/notes', 'member')
  add('/api/notes/:id', 'member')
  add('/items/notes', 'member')
  add('/api/open', 'anyone')
  const incoming = new IncomingMessage(new Socket())
  return async (path: string) => {
    const response = await app.request(path, {}, { incoming })
    return { status: response.status, text: await response.text() }
  }
}

it('lets a member make calls of members, and counts them together', async () => {
  const call = openCalls(somchai)
  for (const path of ['/api/notes', '/api/notes/7', '/items/notes'])
    expect(await call(path)).toEqual({ status: 200, text: somchai.email })
  for (const path of ['/api/notes', '/api/notes/7', '/items/notes'])
    expect(await call(path)).toHaveProperty('status', 429)
})

it('lets many members behind one address make theirs, up to a sum', async () => {
  const admit = createCallGuard({ most: 3, mostTogether: 5, spanSeconds: 60 })
  const one = openCalls(somchai, admit)
  const other = openCalls({ ...somchai, id: '2b0c5a0e-9f3f-4d0e-8a51-2d9a6d9f7a10' }, admit)
  const statuses: number[] = []
  for (let made = 0; made < 3; made += 1)
    for (const call of [one, other]) statuses.push((await call('/api/notes')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

it('does not count a member’s rejected calls against others at the same address', async () => {
  const admit = createCallGuard({ most: 3, mostTogether: 5, spanSeconds: 60 })
  const one = openCalls(somchai, admit)
  for (let made = 0; made < 9; made += 1) await one('/api/notes')
  const other = openCalls({ ...somchai, id: '2b0c5a0e-9f3f-4d0e-8a51-2d9a6d9f7a10' }, admit)
  expect(await other('/api/notes')).toHaveProperty('status', 200)
})

it('counts no call that anyone may make and that has no limit', async () => {
  const call = openCalls(somchai)
  for (let made = 0; made < 5; made += 1)
    expect(await call('/api/open')).toEqual({ status: 200, text: 'anyone' })
})

it('rejects a stranger on every call', async () => {
  const call = openCalls()
  for (let made = 0; made < 5; made += 1) {
    expect(await call('/api/notes')).toHaveProperty('status', 401)
    expect(await call('/items/notes')).toHaveProperty('status', 403)
    expect(await call('/api/open')).toHaveProperty('status', 200)
  }
})
