import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type AccessLog, createLogger, logRequest } from './logger.ts'

/** The lines of a service that answers every request with a status, and a function that sends requests to it. */
async function startLogging(status: number, access: AccessLog) {
  const lines: string[] = []
  const logger = createLogger({ part: 'web', level: 'info' }, { write: (line) => lines.push(line) })
  const server = createServer((req, res) => {
    logRequest(logger, req, res, { words: new Set(['contact', 'readyz']), access })
    res.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const { port } = Object(server.address())
  return { lines, ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

test.each([
  ['all', 300, 200],
  ['errors', 0, 200],
  ['sample', 3, 200],
  ['errors', 300, 404],
] as const)('of 300 requests, %s logs %i with the status %i', async (access, expected, status) => {
  const { lines, ask } = await startLogging(status, access)
  for (let count = 0; count < 300; count += 1) await ask('/contact')
  await vi.waitFor(() => expect(lines).toHaveLength(expected))
})

test('a probe of a starting service is no warning', async () => {
  const { lines, ask } = await startLogging(503, 'all')
  for (const path of ['/readyz', '/contact']) await ask(path)
  await vi.waitFor(() => expect(lines.join('')).toContain('/contact'))
  expect(lines.join('')).not.toContain('/readyz')
})
