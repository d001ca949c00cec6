import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPurgeHook } from './purge-hook.ts'
import { portOf } from './testing/fake-website.ts'

let server: Server
let hook: ReturnType<typeof createPurgeHook>
let posted: unknown[]
let answers: number[]
let gate: Promise<void> | undefined
const onError = vi.fn()

beforeEach(async () => {
  posted = []
  answers = []
  gate = undefined
  onError.mockReset()
  server = createServer(async (req, res) => {
    posted.push({ token: req.headers.authorization, body: await json(req) })
    await gate
    res.writeHead(answers.shift() ?? 200).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${portOf(server)}/zones/1/purge_cache`
  hook = createPurgeHook({ url, token: 'secret', onError, minRetryMs: 20 })
})
afterEach(() => {
  hook.stop()
  server.close()
})

const bodies = () => posted.map((each) => Object(each).body)

test('pages are posted with the token; what changes during a request is posted in one', async () => {
  const open = Promise.withResolvers<void>()
  gate = open.promise
  hook.purge([])
  hook.purge(['https://a.example/'])
  await vi.waitFor(() => expect(posted).toHaveLength(1))
  hook.purge(['https://a.example/en'])
  hook.purge(['https://a.example/en', 'https://a.example/faq'])
  open.resolve()
  await vi.waitFor(() => expect(posted).toHaveLength(2))
  expect(posted).toEqual([
    { token: 'Bearer secret', body: { files: ['https://a.example/'] } },
    { token: 'Bearer secret', body: { files: ['https://a.example/en', 'https://a.example/faq'] } },
  ])
})

test('more than 30 pages are everything', async () => {
  hook.purge(Array.from({ length: 31 }, (_, number) => `https://a.example/${number}`))
  await vi.waitFor(() => expect(bodies()).toEqual([{ purge_everything: true }]))
})

test('a failed request is reported and repeated, together with what has changed since', async () => {
  answers = [503, 500]
  hook.purge(['https://a.example/'])
  await vi.waitFor(() => expect(onError).toHaveBeenCalled())
  hook.purge('everything')
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(posted).toHaveLength(3))
  expect(bodies().slice(1)).toEqual([{ purge_everything: true }, { purge_everything: true }])
})
