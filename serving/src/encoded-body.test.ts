import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bodyForOne, quickBody, type Encoding } from './encoded-body.ts'
import { limitBufferPool } from './small-pool.ts'

limitBufferPool()
setFlagsFromString('--expose-gc')
const collect: (options: { type: 'major' | 'minor' }) => void = runInNewContext('gc')

// About 20 KB after compression.
const page = Buffer.from(randomBytes(15_000).toString('hex').repeat(2))

/** Bytes outside the heap that each of a hundred calls leaves until a major garbage collection. */
async function leftOver(encode: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < 20; count += 1) await encode()
  collect({ type: 'major' })
  const before = process.memoryUsage().arrayBuffers
  for (let count = 0; count < 100; count += 1) await encode()
  // Objects that survive two minor collections are old.
  for (let count = 0; count < 3; count += 1) collect({ type: 'minor' })
  return (process.memoryUsage().arrayBuffers - before) / 100
}

test.each<Encoding>(['zstd', 'gzip', 'br'])(
  'a page in %s leaves no more than a few KB to the collector of the whole heap',
  async (encoding) => {
    const left = await leftOver(() => bodyForOne(page, 'text/html; charset=utf-8', encoding))
    expect(left).toBeLessThan(6000)
  },
)

test('nor does an answer that nobody had yet', async () => {
  expect(await leftOver(() => quickBody(page, 'application/json'))).toBeLessThan(6000)
})
