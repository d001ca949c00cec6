import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createLimitedServer } from '@washhouse/serving/http-limits'
import { type BasePayload, handleEndpoints } from 'payload'
import { createAdminGate } from '../src/composition/admin/admin-gate.ts'
import { nameNetwork } from '../src/core/accounts/visitor-place.ts'
import { staffCalls, tokenOf } from './staff-calls.ts'
import { testPassword } from './test-password.ts'

export interface StaffService {
  url: string
  stop(): void
}

/** Payload's REST API behind the gate, as in the service, without the admin's pages. */
export async function startStaffService(payload: BasePayload): Promise<StaffService> {
  const findRefusal = createAdminGate(payload)
  // Payload writes to the request, which Hono's lightweight request does not allow.
  const rest = getRequestListener(async (given, { incoming }) => {
    const { url, method } = given
    // As Next does: with the headers after the gate.
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (value !== undefined) headers.set(name, String(value))
    const body = method === 'GET' ? null : await given.arrayBuffer()
    const request = new Request(url, { method, headers, body })
    return handleEndpoints({ config: payload.config, request })
  })
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    nameNetwork(req)
    const refusal = await findRefusal(req)
    if (refusal) res.writeHead(refusal.status).end(refusal.message)
    else await rest(req, res)
  }
  const server = createLimitedServer((req, res) => void answer(req, res))
  // Server and test share a process, so a busy test could use a connection that the server just closed.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A token of stored staff with the test password. */
export async function signInAs(payload: BasePayload, email: string): Promise<string> {
  const body = { email, password: testPassword }
  return tokenOf(await staffCalls(() => payload)('/login', { body }))
}
