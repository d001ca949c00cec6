import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { createResponseCache } from './response-cache.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const maxBytes = 6 * 2 ** 20

let length = 1
const cache = createResponseCache({
  routes: [
    {
      method: 'GET',
      caller: 'anyone',
      path: '/api/branch',
      isLocalised: true,
      parameterNames: ['search'],
      // A typical list: small, in Thai, with a tag for each record.
      answer: async ({ parameters }) => {
        const search = parameters.get('search')
        const shops = Array.from({ length }, (_, id) => ({ id, name: `ร้านซักผ้า ${id} ${search}` }))
        const tags = ['branch', 'sectors', 'provinces', `branch:${search}`]
        return { body: { search, result: shops }, tags }
      },
    },
  ],
  headers: ['X-Content-Type-Options', 'nosniff'],
  maxBytes,
  onError: (error) => {
    throw error
  },
})
it.each([
  ['a hundred bytes', 1, 3000],
  ['two kilobytes', 20, 1500],
  ['twenty kilobytes', 200, 300],
])(
  'holds no more memory than it was given, of answers of %s that were asked for twice',
  async (_, records, count) => {
    length = records
    cache.purgeAll()
    await ask(0)
    const before = memory()
    for (let index = 0; index < count; index++)
      for (let round = 0; round < 2; round++) await ask(index)
    // Compression needs more memory for a moment.
    await vi.waitFor(() => expect(memory() - before).toBeLessThan(maxBytes * 1.2), 5000)
  },
)

async function ask(index: number): Promise<void> {
  const req = new IncomingMessage(new Socket())
  Object.assign(req, { method: 'GET', url: `/api/branch?search=${index}` })
  const res = new ServerResponse(req)
  cache.handle(req, res)
  while (!res.writableEnded) await nextRound()
}

function memory(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
