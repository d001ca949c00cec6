import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToChanges, type ChangesOptions } from './changes.ts'
import { startFakeContentService } from './testing/fake-content-service.ts'
import { serviceToken } from './testing/fake-website.ts'

let service: Awaited<ReturnType<typeof startFakeContentService>>
const stops: (() => void)[] = []

beforeEach(async () => {
  service = await startFakeContentService({ token: serviceToken })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await service.stop()
})

function listen(over: Partial<ChangesOptions> = {}) {
  const seen = {
    numbers: [] as string[],
    tags: [] as string[],
    unknown: 0,
    missed: 0,
    lost: 0,
    errors: 0,
  }
  stops.push(
    listenToChanges({
      contentUrl: service.url,
      serviceToken,
      minRetryMs: 20,
      maxRetryMs: 50,
      onNumber: (number) => seen.numbers.push(number),
      onChange: (tags) => seen.tags.push(...tags),
      onUnknown: () => (seen.unknown += 1),
      onMissed: () => (seen.missed += 1),
      onLost: () => (seen.lost += 1),
      onError: () => (seen.errors += 1),
      ...over,
    }),
  )
  return seen
}

const connected = () => vi.waitFor(() => expect(service.listeners()).toBe(1))

test('tags arrive as they were announced, whole even when the bytes come in pieces', async () => {
  const seen = listen()
  await connected()
  service.announce('branch', 'branch:12')
  service.sendRaw('event: change\nda')
  service.sendRaw('ta: {"tags":["news"]}\n\n')
  await vi.waitFor(() => expect(seen.tags).toEqual(['branch', 'branch:12', 'news']))
  expect(seen.numbers).toEqual(['1'])
})

test('after a lost connection anything may have changed', async () => {
  const seen = listen()
  await connected()
  await vi.waitFor(() => expect(seen.unknown).toBe(1))
  expect(seen.lost).toBe(0)
  await service.stop()
  await vi.waitFor(() => expect(seen.lost).toBeGreaterThan(0))
  service = await startFakeContentService({ token: serviceToken, port: service.port })
  await connected()
  await vi.waitFor(() => expect(seen.unknown).toBe(2))
})

test('changes are missed before the first stream and where the next one starts again, not where it resumes', async () => {
  const seen = listen()
  await connected()
  await vi.waitFor(() => expect(seen.missed).toBe(1))
  for (const [opening, missed] of [
    ['retry: 1000\n\nevent: change\ndata: {"tags":["news"]}\n\n', 1],
    ['event: reset\ndata: {}\n\n', 2],
  ] as const) {
    await service.stop()
    service = await startFakeContentService({ token: serviceToken, port: service.port, opening })
    await service.heardBy(1)
    expect(seen.missed).toBe(missed)
  }
})

test('an announcement that cannot be read, and a reset, count as anything', async () => {
  const seen = listen()
  await connected()
  await vi.waitFor(() => expect(seen.unknown).toBe(1))
  for (const raw of [
    'event: change\ndata: {half',
    'event: change\ndata: {"tags":7}',
    'event: reset\ndata: {}',
  ])
    service.sendRaw(`${raw}\n\n`)
  await vi.waitFor(() => expect(seen.unknown).toBe(4))
  service.announce('branch')
  await vi.waitFor(() => expect(seen.tags).toEqual(['branch']))
})

test('a silent connection is closed and opened again', async () => {
  const seen = listen({ silenceMs: 100 })
  await vi.waitFor(() => expect(seen.unknown).toBeGreaterThanOrEqual(2))
  expect(seen.errors).toBeGreaterThanOrEqual(1)
})

test('it goes on trying with a wrong token and without a service, and stops when told', async () => {
  const refused = listen({ serviceToken: 'wrong' })
  await vi.waitFor(() => expect(refused.errors).toBeGreaterThanOrEqual(2))
  const alone = listen({ contentUrl: 'http://127.0.0.1:1' })
  await vi.waitFor(() => expect(alone.errors).toBeGreaterThanOrEqual(2))
  for (const stop of stops.splice(0)) stop()
  const { errors } = alone
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(alone.errors).toBe(errors)
})

test('a new line is asked to go on after the last announcement that arrived', async () => {
  const seen = listen()
  await connected()
  service.announce('branch')
  await vi.waitFor(() => expect(seen.tags).toEqual(['branch']))
  await service.stop()
  service = await startFakeContentService({ token: serviceToken, port: service.port })
  await connected()
  expect(service.changesRequests().map(({ headers }) => headers['last-event-id'])).toEqual(['1'])
})

test('letters of several bytes survive a split between them', async () => {
  const seen = listen()
  await connected()
  const bytes = Buffer.from('event: change\ndata: {"tags":["สาขา:ที่ 1"]}\n\n')
  for (const byte of bytes) {
    service.sendRaw(Buffer.of(byte))
    await new Promise(setImmediate)
  }
  await vi.waitFor(() => expect(seen.tags).toEqual(['สาขา:ที่ 1']))
})

test('an id that no header can carry does not keep the next line from being opened', async () => {
  const seen = listen()
  await connected()
  service.sendRaw('id: รุ่น-1\nevent: change\ndata: {"tags":["news"]}\n\n')
  await vi.waitFor(() => expect(seen.tags).toEqual(['news']))
  await service.stop()
  service = await startFakeContentService({ token: serviceToken, port: service.port })
  await connected()
})
