import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBranches } from '../testing/branch-records.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { createExample } from '../testing/example-records.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { createContractListener } from '../src/composition/contract/contract-listener.ts'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { CorsOrigins } from '../src/composition/contract/cors.ts'

const origin = 'https://app.example.com'
const foreign = 'https://evil.example.com'

let service: ContractService
let picture: string

beforeAll(async () => {
  service = await startContractService()
  await fillBranches(service.payload)
  picture = `/assets/${(await createExample(service.payload, 'media')).id}`
})
afterAll(() => service.stop())

/** Sends one request to a service that allows these origins. */
async function send(
  corsOrigins: CorsOrigins,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
) {
  const server = createServer(createContractListener(service.payload, { corsOrigins }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  try {
    return await sendRaw(`http://127.0.0.1:${address.port}`, path, { method, headers })
  } finally {
    server.close()
  }
}

const preflight = {
  'access-control-request-method': 'GET',
  'access-control-request-headers': 'content-type,lang',
}

describe('A page of another origin', () => {
  it('is let through nowhere unless its origin is named', async () => {
    for (const [origins, asking] of [
      [[], origin],
      [[origin], foreign],
      [[origin], 'null'],
      [[origin], `${origin}.evil.example`],
    ] as const) {
      const { headers, status } = await send(origins, '/api/branch', { origin: asking })
      expect(status).toBe(200)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      const asked = await send(origins, '/api/branch', { origin: asking, ...preflight }, 'OPTIONS')
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
      expect(asked.headers).not.toHaveProperty('access-control-allow-headers')
    }
  })

  it.each(['/api/branch', '/items/customer_review', '/items/nope', '/server/ping', '/healthz'])(
    'reads %s when it is',
    async (path) => {
      const { headers } = await send([origin], path, { origin })
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': expect.stringContaining('ETag'),
        vary: expect.stringContaining('Origin'),
      })
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    },
  )

  it('reads pictures and what has not changed since', async () => {
    for (const path of [picture, '/api/branch']) {
      const { headers } = await send([origin], path, { origin })
      expect(headers).toMatchObject({ 'access-control-allow-origin': origin })
      const known = { origin, 'if-none-match': headers['etag'] ?? '' }
      const again = await send([origin], path, known)
      expect(again.status).toBe(304)
      expect(again.headers).toMatchObject({ 'access-control-allow-origin': origin })
    }
  })

  it('may send what the reference client sends, and the language', async () => {
    const asked = await send([origin], '/items/x', { origin, ...preflight }, 'OPTIONS')
    expect(asked).toMatchObject({ status: 204, text: '' })
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': expect.stringContaining('GET'),
      'access-control-allow-headers': expect.stringMatching(
        /Content-Type.*Authorization.*lang.*idempotency-key/,
      ),
      'access-control-max-age': '7200',
      'x-content-type-options': 'nosniff',
      vary: 'Origin',
    })
  })

  it('is any page with a star, and then never with cookies', async () => {
    const { headers } = await send('*', '/api/branch', { origin: foreign })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })
})

it('An answer says that it varies by origin even to those who name none', async () => {
  const { headers } = await send([origin], '/api/branch', {})
  expect(headers['vary']).toMatch(/lang.*Origin/)
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})
