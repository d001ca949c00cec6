import type { RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { batchType, printBatchAnswer } from '@washhouse/contract/wire/batch'
import { beforeEach, expect, test } from 'vitest'
import { leave, serve } from '../testing/serve.ts'
import { createJoinedFetch } from './joined-fetch.server.ts'

/** What the service was asked for, one entry a request. */
const asked: string[][] = []
beforeEach(() => {
  asked.length = 0
})

const inOrder = () => asked.toSorted(([a = ''], [b = '']) => a.localeCompare(b))
const pathsOf = (url = '') => new URL(url, 'http://x').searchParams.getAll('path')

type Answered = (res: ServerResponse, paths: readonly string[]) => void

const echo: Answered = (res, paths) =>
  res.end(
    paths
      .map((path, index) => ({ index, status: 200, text: JSON.stringify({ path }) }))
      .map(printBatchAnswer)
      .join(''),
  )

/** A service that answers batches so, and reads alone by their address. */
function withBatches(answer: Answered): RequestListener {
  return (req, res) => {
    const paths = req.url?.startsWith('/batch?') ? pathsOf(req.url) : []
    asked.push(paths.length > 0 ? paths : [req.url ?? ''])
    if (paths.length === 0) res.end(JSON.stringify({ path: req.url }))
    else answer(res.setHeader('content-type', batchType), paths)
  }
}

const withoutBatches: RequestListener = (req, res) => {
  asked.push([req.url ?? ''])
  const isKnown = !req.url?.startsWith('/batch')
  res.writeHead(isKnown ? 200 : 404).end(JSON.stringify({ path: req.url }))
}

/** What one page asks with. */
function page(token = 'x') {
  const { signal } = new AbortController()
  return () => ({ signal, headers: { lang: 'th', authorization: `Bearer ${token}` } })
}

async function outcomeOf(sent: ReturnType<ReturnType<typeof createJoinedFetch>>) {
  const answer = await sent
  return [answer.status, await answer.text()]
}

const own = (path: string) => [200, JSON.stringify({ path })]

test('what a page reads at the same time is asked for together, each with its own answer', async () => {
  const url = await serve(withBatches(echo))
  const send = createJoinedFetch(`${url}/`)
  const init = page()
  // Loaders come to their calls by ways of different lengths.
  const late = Promise.resolve()
    .then(() => {})
    .then(() => send(`${url}/api/faq?lang=th&page=1`, init()))
  const sent = [send(`${url}/users/me`, init()), send(`${url}/api/faq/7`, init()), late]
  expect(await Promise.all(sent.map(outcomeOf))).toEqual(
    ['/users/me', '/api/faq/7', '/api/faq?lang=th&page=1'].map(own),
  )
  expect(asked).toEqual([['/users/me', '/api/faq/7', '/api/faq?lang=th&page=1']])
})

test('no two callers, and no two pages, are ever asked for together', async () => {
  const url = await serve((req, res) => {
    const { authorization = '', lang } = req.headers
    const text = JSON.stringify({ authorization, lang })
    const paths = pathsOf(req.url)
    asked.push(paths)
    res.setHeader('content-type', batchType)
    res.end(paths.map((_, index) => printBatchAnswer({ index, status: 200, text })).join(''))
  })
  const send = createJoinedFetch(url)
  const { signal } = new AbortController()
  const callers = [
    { lang: 'th', authorization: 'Bearer a' },
    { lang: 'th', authorization: 'Bearer b' },
    { lang: 'en', authorization: 'Bearer a' },
  ]
  const sent = callers.flatMap((headers) =>
    ['/1', '/2'].map((path) => send(url + path, { signal, headers })),
  )
  const other = page('a')
  const elsewhere = ['/3', '/4'].map((path) => send(url + path, other()))
  const texts = await Promise.all(sent.map(async (each) => (await each).text()))
  expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual(
    callers.flatMap(({ authorization, lang }) => Array(2).fill({ authorization, lang })),
  )
  await Promise.all(elsewhere)
  expect(inOrder()).toEqual([
    ['/1', '/2'],
    ['/1', '/2'],
    ['/1', '/2'],
    ['/3', '/4'],
  ])
})

test.each([
  ['a read by itself', 'GET', 1, { authorization: 'Bearer x' }],
  ['what anybody may read', 'GET', 2, { lang: 'th' }],
  ['what is to be stored', 'POST', 2, { authorization: 'Bearer x' }],
  ['what a file is', 'HEAD', 2, { authorization: 'Bearer x' }],
])('%s is asked for as ever', async (_, method, count, headers) => {
  const url = await serve(withBatches(echo))
  const send = createJoinedFetch(url)
  const { signal } = new AbortController()
  const paths = Array.from({ length: count }, (_each, index) => `/api/${index}`)
  await Promise.all(paths.map((path) => send(url + path, { method, signal, headers })))
  expect(inOrder()).toEqual(paths.map((path) => [path]))
})

test('an address that may be read in more than one way is asked for by itself', async () => {
  const url = await serve(withBatches(echo))
  const send = createJoinedFetch(url)
  const init = page()
  await Promise.all(['/a', '/b', '/%2e%2e/c'].map((path) => send(url + path, init())))
  expect(inOrder()).toEqual([['/%2e%2e/c'], ['/a', '/b']])
})

test('what one request has no room for is asked for by itself', async () => {
  const url = await serve(withBatches(echo))
  const send = createJoinedFetch(url)
  const many = Array.from({ length: 20 }, (_, index) => `/api/${index}`)
  const long = ['a', 'b', 'c'].map((letter) => `/api/faq?search=${letter.repeat(1900)}`)
  for (const paths of [many, long]) {
    const init = page()
    const answers = await Promise.all(paths.map((path) => outcomeOf(send(url + path, init()))))
    expect(answers).toEqual(paths.map(own))
  }
  const together = asked.map(({ length }) => length).filter((length) => length > 1)
  expect(together).toEqual([16, 2])
})

test('who is answered does not wait for the others, and each fails alone', async () => {
  let rest: ServerResponse | undefined
  const url = await serve(
    withBatches((res) => {
      rest = res
      const [first, second] = [
        printBatchAnswer({ index: 1, status: 403, text: '{"errors":["ห้าม"]}' }),
        printBatchAnswer({ index: 0, status: 200, text: '{"name":"ผ้านวม"}' }),
      ]
      const bytes = Buffer.from(second)
      // Broken within a letter.
      res.write(Buffer.concat([Buffer.from(first), bytes.subarray(0, 42)]))
      setTimeout(() => res.write(bytes.subarray(42)), 20)
    }),
  )
  const send = createJoinedFetch(url)
  const init = page()
  const [named, forbidden, slow] = ['/0', '/1', '/2'].map((path) => send(url + path, init()))
  expect(await outcomeOf(forbidden!)).toEqual([403, '{"errors":["ห้าม"]}'])
  expect(await outcomeOf(named!)).toEqual([200, '{"name":"ผ้านวม"}'])
  setTimeout(() => rest?.destroy(), 20)
  await expect(slow).rejects.toThrow(TypeError)
})

test.each([
  [
    'left out',
    (res: ServerResponse) => res.end(printBatchAnswer({ index: 0, status: 200, text: '1' })),
  ],
  ['none of a batch', (res: ServerResponse) => res.write('{"data":1}\n')],
])('a read whose answer is %s has failed', async (_, answer) => {
  const url = await serve(withBatches(answer))
  const send = createJoinedFetch(url)
  const init = page()
  const sent = ['/0', '/1'].map((path) => send(url + path, init()))
  const [, second] = await Promise.allSettled(sent)
  expect(second).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } })
})

test('a service that knows no batches is asked for each alone, and for no other batch', async () => {
  const url = await serve(withoutBatches)
  const send = createJoinedFetch(url)
  for (const init of [page(), page()]) {
    const sent = ['/a', '/b'].map((path) => outcomeOf(send(url + path, init())))
    expect(await Promise.all(sent)).toEqual(['/a', '/b'].map(own))
  }
  expect(inOrder().map(([path]) => path?.slice(0, 6))).toEqual(['/a', '/a', '/b', '/b', '/batch'])
})

test.each([401, 429, 503])('a refusal of the whole is that of each: %i', async (status) => {
  const url = await serve(withBatches((res) => res.writeHead(status).end('{"errors":[]}')))
  const send = createJoinedFetch(url)
  const init = page()
  const sent = ['/a', '/b'].map((path) => outcomeOf(send(url + path, init())))
  expect(await Promise.all(sent)).toEqual(Array(2).fill([status, '{"errors":[]}']))
  expect(asked).toHaveLength(1)
})

test.each([400, 413, 414, 431])(
  'one batch that is refused with %i leaves those of others alone',
  async (status) => {
    const answer: Answered = (res, paths) =>
      paths.includes('/odd') ? res.writeHead(status).end() : echo(res, paths)
    const base = await serve(withBatches(answer))
    const send = createJoinedFetch(base)
    const read = async (paths: string[], init = page()) =>
      Promise.all(paths.map((path) => outcomeOf(send(base + path, init()))))
    expect(await read(['/a', '/odd'])).toEqual([own('/a'), own('/odd')])
    expect(await read(['/b', '/c'])).toEqual([own('/b'), own('/c')])
    expect(asked.at(-1)).toEqual(['/b', '/c'])
  },
)

test('a batch that came packed all the same is unpacked', async () => {
  const line = printBatchAnswer({ index: 0, status: 200, text: '{"name":"ส้ม"}' })
  const lines = line + line.replace(':0', ':1')
  const url = await serve(
    withBatches((res) => res.setHeader('content-encoding', 'br').end(brotliCompressSync(lines))),
  )
  const send = createJoinedFetch(url)
  const init = page()
  const sent = ['/a', '/b'].map((path) => outcomeOf(send(url + path, init())))
  expect(await Promise.all(sent)).toEqual(Array(2).fill([200, '{"name":"ส้ม"}']))
})

test('the deadline, or a service that is away, is a failure of each', async () => {
  const url = await serve(withBatches(() => {}))
  const send = createJoinedFetch(url)
  const headers = { authorization: 'Bearer x' }
  const signal = AbortSignal.timeout(100)
  for (const name of ['TimeoutError', 'TypeError']) {
    const used = name === 'TimeoutError' ? signal : new AbortController().signal
    const sent = ['/a', '/b'].map((path) => send(url + path, { signal: used, headers }))
    for (const outcome of await Promise.allSettled(sent))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name } })
    leave()
  }
})
