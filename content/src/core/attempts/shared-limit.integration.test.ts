import { once } from 'node:events'
import { createServer } from 'node:http'
import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createContractListener } from '../../composition/contract/contract-listener.ts'
import { isPostgres } from '../../platform/database/dialect.ts'

const most = 60
const headers = { 'content-type': 'application/json' }
const { path } = contactCalls.countContactClick
let service: ContractService
const other = createServer()
let urls: string[]

beforeAll(async () => {
  service = await startContractService()
  // As a second process: it has counters of its own in memory.
  other.on('request', createContractListener(service.payload)).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = Object(other.address())
  urls = [service.url, `http://127.0.0.1:${port}`]
})
afterAll(async () => {
  other.closeAllConnections()
  other.close()
  await service.stop()
})

it('a network makes as many writes at two processes as at one', async () => {
  if (!isPostgres(service.payload.db)) return
  const statuses: number[] = []
  const waits: (string | null)[] = []
  for (let sent = 0; sent < most + 20; sent += 1) {
    const answer = await fetch(`${urls[sent % 2]}${path}`, { method: 'POST', body: '{}', headers })
    statuses.push(answer.status)
    waits.push(answer.headers.get('retry-after'))
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(most)
  expect(new Set(statuses.slice(most))).toEqual(new Set([429]))
  expect(new Set(waits.slice(most))).toEqual(new Set(['60']))
}, 60_000)
