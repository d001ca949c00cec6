import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { waitForRounds } from './event-loop.server.ts'

test('twenty visitors come in at once and are answered while a few pages are rendered, however many wait', async () => {
  const server = createServer((_req, res) => res.end('kept')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let rendered = 0
  const pages = Array.from({ length: 60 }, async () => {
    await waitForRounds()
    const end = performance.now() + 5
    while (performance.now() < end);
    rendered += 1
  })
  const visit = async () => {
    // Without an agent, each request uses its own connection.
    const [answer] = await once(get({ port, host: '127.0.0.1', agent: false }), 'response')
    answer.resume()
    await once(answer, 'end')
  }
  await Promise.all(Array.from({ length: 20 }, visit))
  // At most three rounds each: to connect, to be answered and to receive it.
  expect(rendered).toBeLessThan(15)
  await Promise.all(pages)
  server.close()
})
