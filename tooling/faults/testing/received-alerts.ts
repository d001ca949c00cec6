import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, vi } from 'vitest'
import { z } from 'zod'

const Alert = z.object({
  name: z.string(),
  state: z.enum(['started', 'ended']),
  details: z.record(z.string(), z.unknown()),
  help: z.string(),
})

/** Alerts are checked once a minute, and a check may take a few seconds. */
const checkedWithinMs = 80_000

/** A local server for `ALERT_URL`. */
export async function receiveAlerts() {
  const received: z.infer<typeof Alert>[] = []
  const server = createServer((req, res) => {
    json(req).then(
      (body) => {
        received.push(Alert.parse(body))
        res.writeHead(204).end()
      },
      () => res.writeHead(400).end(),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')

  return {
    url: `http://127.0.0.1:${address.port}/`,
    names: () => received.filter(({ state }) => state === 'started').map(({ name }) => name),
    /** The details of the alert once it has started. */
    async started(name: string): Promise<Readonly<Record<string, unknown>>> {
      const found = await vi.waitFor(
        () => {
          const alert = received.find((each) => each.name === name && each.state === 'started')
          expect(alert, `${name} among ${received.map((each) => each.name).join()}`).toBeDefined()
          return alert
        },
        { timeout: checkedWithinMs, interval: 200 },
      )
      expect(found?.help).toBe(`docs/alerts.md#${name}`)
      return found?.details ?? {}
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
