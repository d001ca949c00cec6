import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPurgeHook } from './purge-hook.ts'
import { portOf } from './testing/fake-website.ts'

let server: Server
let hook: ReturnType<typeof createPurgeHook>
let posted: unknown[]
let answers: number[]
let gate: Promise<void> | undefined
const onError = vi.fn<(error: unknown) => void>()

beforeEach(async () => {
  posted = []
  answers = []
  gate = undefined
  onError.mockReset()
  server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${portOf(server)}/zones/1/purge_cache`
  hook = createPurgeHook({ url, token: 'secret', onError, minRetryMs: 20 })
})
afterEach(() => {
  hook.stop()
  server.close()
})

async function answer(req: IncomingMessage, res: ServerResponse) {
  posted.push({ token: req.headers.authorization, body: await json(req) })
  await gate
  res.writeHead(answers.shift() ?? 200).end('{}')
}

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
  onError.mockImplementationOnce(() => hook.purge(['https://a.example/en']))
  hook.purge(['https://a.example/'])
  const both = { files: ['https://a.example/', 'https://a.example/en'] }
  await vi.waitFor(() => expect(bodies()).toEqual([{ files: ['https://a.example/'] }, both, both]))
  expect(onError).toHaveBeenCalledTimes(2)
})
