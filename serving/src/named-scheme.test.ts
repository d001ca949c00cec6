import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { createLimitedServer } from './http-limits.ts'

async function ask(listener: RequestListener): Promise<Response> {
  const server = createLimitedServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const answer = await fetch(`http://127.0.0.1:${address.port}/`)
  server.closeAllConnections()
  server.close()
  return answer
}

it.each<[string, RequestListener]>([
  ['by its status alone', (_req, res) => void Object.assign(res, { statusCode: 401 }).end('no')],
  ['with a list of headers', (_req, res) => void res.writeHead(401, ['X-A', 'b']).end()],
  ['with named headers', (_req, res) => void res.writeHead(401, { 'X-A': 'b' }).end()],
  ['with words', (_req, res) => void res.writeHead(401, 'No', { 'X-A': 'b' }).end()],
  [
    'and names it itself',
    (_req, res) => void res.writeHead(401, { 'www-authenticate': 'Bearer' }).end(),
  ],
])('an answer that says 401 %s tells how to sign in, once', async (_how, listener) => {
  const { status, headers } = await ask(listener)
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})

it('another scheme stays as it is', async () => {
  const { headers } = await ask((_req, res) => {
    res.setHeader('WWW-Authenticate', 'Basic realm="x"')
    res.writeHead(401).end()
  })
  expect(headers.get('www-authenticate')).toBe('Basic realm="x"')
})

it('no other answer names one', async () => {
  const { headers } = await ask((_req, res) => void res.writeHead(403).end())
  expect(headers.has('www-authenticate')).toBe(false)
})
