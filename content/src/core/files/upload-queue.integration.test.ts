import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { endAtOnce, isAlive, stop } from '../../../testing/side-processes.ts'
import { log } from '../../platform/log.ts'
import { createUploadQueue, uploaderOf } from './upload-queue.ts'

const patiently = { waitMs: 60_000, drawMs: 60_000 }
// No network is costly here, even on a busy machine: costly networks have their own test.
const queue = createUploadQueue({ costlyMs: Infinity })
const processes = [...queue.free]
let bytes: Buffer

beforeAll(async () => {
  const create = { width: 60, height: 40, channels: 3, background: '#0af' } as const
  bytes = await sharp({ create }).png().toBuffer()
})
beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => processes.forEach((each) => endAtOnce(each)))

function send(
  visitor: string,
  { member = null, signal = new AbortController().signal, patience = patiently }: Sending = {},
  to = queue,
) {
  const upload = { bytes, kind: 'png', mostPixels: 1_000_000, asPhoto } as const
  return to.draw(upload, uploaderOf(member, { visitor, signal }), patience)
}
interface Sending {
  member?: string | null
  signal?: AbortSignal
  patience?: typeof patiently
}
const asPhoto = { maxSide: 20, isSquare: false }
const drawn = { width: 20, height: 13 }
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error)

/** An image whose process never ends; returns the process. */
async function holdBy(visitor: string, sending?: Sending) {
  const held = queue.free.at(-1)
  if (!held) throw new Error('all are busy')
  if (held.pid() === undefined) await send(visitor)
  const pid = stop(held)
  return { outcome: failureOf(send(visitor, sending)), pid }
}

it('Eight pictures that come to no end, of several members behind one address, hold up nobody elsewhere', async () => {
  const { outcome, pid } = await holdBy('192.0.2.1', { member: '1' })
  const others = Array.from({ length: 7 }, (_, index) =>
    send('192.0.2.1', { member: String(index + 2) }),
  )
  for (let count = 0; count < 3; count += 1) expect(await send('192.0.2.2')).toMatchObject(drawn)
  process.kill(pid, 'SIGCONT')
  expect(await Promise.all([outcome, ...others])).toMatchObject(
    Array.from({ length: 8 }, () => drawn),
  )
})

it('Networks that have sent costly pictures, however many, leave a place for everybody else', async () => {
  const strict = createUploadQueue({ costlyMs: 0 })
  const all = [...strict.free]
  const networks = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
  for (const network of networks) await send(network, {}, strict)
  const last = strict.free.at(-1)
  if (!last) throw new Error('all are busy')
  const pid = stop(last)
  const costly = networks.map((network) => send(network, {}, strict))
  expect(await send('192.0.2.4', {}, strict)).toMatchObject(drawn)
  expect(strict.free).toHaveLength(1)
  process.kill(pid, 'SIGCONT')
  expect(await Promise.all(costly)).toMatchObject(networks.map(() => drawn))
  all.forEach((each) => endAtOnce(each))
})

it('Members behind one address take turns, however many one of them sends', async () => {
  const { outcome, pid } = await holdBy('192.0.2.1', { member: '1' })
  const order: string[] = []
  const named = (member: string) => send('192.0.2.1', { member }).then(() => order.push(member))
  const sent = ['1', '1', '2'].map(named)
  process.kill(pid, 'SIGCONT')
  await Promise.all([outcome, ...sent])
  expect(order).toEqual(['2', '1', '1'])
})

it('A picture that takes too long is killed, and another one that is drawn meanwhile is not', async () => {
  const other = await holdBy('192.0.2.2')
  const slow = await holdBy('192.0.2.1', { patience: { ...patiently, drawMs: 300 } })
  expect(await slow.outcome).toMatchObject({ name: 'SideProcessEndedError', reason: 'late' })
  expect(isAlive(slow.pid)).toBe(false)
  process.kill(other.pid, 'SIGCONT')
  expect(await other.outcome).toMatchObject(drawn)
  expect(await send('192.0.2.1')).toMatchObject(drawn)
})

it('A picture that waits too long is refused as busy, and never begins', async () => {
  const held = [await holdBy('192.0.2.1'), await holdBy('192.0.2.2')]
  for (const visitor of ['192.0.2.1', '192.0.2.3']) {
    const late = send(visitor, { patience: { ...patiently, waitMs: 20 } })
    await expect(late).rejects.toMatchObject({ name: 'QueueFullError' })
  }
  for (const { pid } of held) process.kill(pid, 'SIGCONT')
  await Promise.all(held.map(({ outcome }) => outcome))
})

it('When a sender has left, their waiting picture never begins and their running one is killed, for the next in line', async () => {
  const leaving = new AbortController()
  const held = await holdBy('192.0.2.1', { signal: leaving.signal })
  const waiting = failureOf(send('192.0.2.1', { signal: leaving.signal }))
  const next = send('192.0.2.1', { member: '1' })
  leaving.abort()
  expect(await waiting).toMatchObject({ name: 'ClientLeftError' })
  expect(await held.outcome).toMatchObject({ name: 'SideProcessEndedError', reason: 'abandoned' })
  expect(isAlive(held.pid)).toBe(false)
  expect(await next).toMatchObject(drawn)
  await expect(send('192.0.2.1', { signal: leaving.signal })).rejects.toMatchObject({
    name: 'ClientLeftError',
  })
})

it('A picture that brings its process down fails alone', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const [one, other] = [await holdBy('192.0.2.1'), await holdBy('192.0.2.2')]
  process.kill(one.pid, 'SIGKILL')
  expect(await one.outcome).toMatchObject({ reason: 'ended' })
  process.kill(other.pid, 'SIGCONT')
  expect(await other.outcome).toMatchObject(drawn)
})
