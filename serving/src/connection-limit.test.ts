import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { duplexPair, type Duplex } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { createLimitedServer, defaultHttpLimits } from './http-limits.ts'

interface Visitor {
  /** The client's end of the connection. */
  far: Duplex
  isClosed: () => boolean
  leave: () => void
}

let held: ServerResponse[]
let visit: (address: string, text?: string) => Visitor

const whole = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const stalledHeaders = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow:'
const stalledBody = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc'
const heldRequest = 'GET /held HTTP/1.1\r\nHost: localhost\r\n\r\n'

beforeEach(() => {
  held = []
  visit = open({ connections: 100, connectionsOfNetwork: 4 })
})

/** A server reached from any address: the connections are in-memory streams. */
function open(over: Partial<typeof defaultHttpLimits>, trustedProxies: string[] = []) {
  const limits = { ...defaultHttpLimits, ...over }
  const server = createLimitedServer(
    (req, res) => {
      if (req.url === '/held') held.push(res)
      else if (req.method === 'GET') res.end('here you are')
    },
    { limits, trustedProxies },
  )
  return (address: string, text = ''): Visitor => {
    const [near, far] = duplexPair()
    server.emit('connection', Object.assign(near, { remoteAddress: address }))
    if (text !== '') far.write(text)
    return { far, isClosed: () => near.destroyed, leave: () => near.destroy() }
  }
}

function many(count: number, make: (index: number) => Visitor): Visitor[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

const closedOf = (visitors: Visitor[]) =>
  visitors.flatMap(({ isClosed }, index) => (isClosed() ? [index] : []))

async function isAnswered({ far }: Visitor): Promise<boolean> {
  const [answer] = await once(far, 'data')
  return String(answer).startsWith('HTTP/1.1 200 ')
}

test.each([
  ['say nothing', ''],
  ['never end their headers', stalledHeaders],
  ['never end their body', stalledBody],
])('connections of one address that %s push out each other, nobody else', async (_, text) => {
  const other = visit('203.0.113.9')
  const crowd = many(10, () => visit('203.0.113.7', text))
  await turn()
  expect(closedOf(crowd)).toEqual([0, 1, 2, 3, 4, 5])
  other.far.write(whole)
  expect(await isAnswered(other)).toBe(true)
})

test('a client that shares an address with such a crowd is answered', async () => {
  many(10, () => visit('203.0.113.7'))
  expect(await isAnswered(visit('203.0.113.7', whole))).toBe(true)
})

test('addresses of one IPv6 network are one visitor', async () => {
  const crowd = many(6, (index) => visit(`2001:db8:1:2::${index}`))
  const other = visit('2001:db8:1:3::1')
  expect([closedOf(crowd), other.isClosed()]).toEqual([[0, 1], false])
})

test('a trusted proxy brings as many connections as it likes', () => {
  visit = open({ connections: 100, connectionsOfNetwork: 4 }, ['10.0.0.0/8'])
  expect(closedOf(many(20, () => visit('10.1.2.3')))).toEqual([])
})

test('a full server lets the newcomer in and closes the oldest of the largest crowd', async () => {
  visit = open({ connections: 6, connectionsOfNetwork: 4 })
  const patient = many(3, (index) => visit(`198.51.100.${index}`))
  const crowd = many(3, () => visit('203.0.113.7'))
  expect(await isAnswered(visit('203.0.113.9', whole))).toBe(true)
  expect([closedOf(patient), closedOf(crowd)]).toEqual([[], [0]])
})

test('with equal numbers, the connection that waits longest for its client is closed', async () => {
  visit = open({ connections: 3, connectionsOfNetwork: 4 })
  const visitors = many(3, (index) => visit(`203.0.113.${index}`))
  visitors[0]?.far.write(whole)
  expect(visitors[0] && (await isAnswered(visitors[0]))).toBe(true)
  await turn()
  visit('203.0.113.9')
  expect(closedOf(visitors)).toEqual([1])
})

test('a connection that is being answered is not closed, not even for a new one', async () => {
  visit = open({ connections: 3, connectionsOfNetwork: 2 })
  const visitors = many(2, () => visit('203.0.113.7', heldRequest))
  await turn()
  expect(held).toHaveLength(2)
  expect(visit('203.0.113.7').isClosed()).toBe(true)
  const last = visit('203.0.113.8', heldRequest)
  await turn()
  expect(visit('203.0.113.9').isClosed()).toBe(true)
  expect(closedOf([...visitors, last])).toEqual([])
  const answers = Promise.all([...visitors, last].map(isAnswered))
  for (const answer of held) answer.end()
  expect(await answers).toEqual([true, true, true])
})

test('a client that does not read its response makes room', async () => {
  visit = open({ connections: 10, connectionsOfNetwork: 1 })
  const reader = visit('203.0.113.7', heldRequest)
  await turn()
  held[0]?.end(Buffer.alloc(1_000_000))
  await turn()
  expect(reader.isClosed()).toBe(false)
  expect(await isAnswered(visit('203.0.113.7', whole))).toBe(true)
  expect(reader.isClosed()).toBe(true)
})

test('a connection that has ended makes room for another', async () => {
  const crowd = many(4, () => visit('203.0.113.7'))
  crowd[3]?.leave()
  await turn()
  visit('203.0.113.7')
  expect(closedOf(crowd)).toEqual([3])
})
