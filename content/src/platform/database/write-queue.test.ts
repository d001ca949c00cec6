import { expect, it } from 'vitest'
import { createWriteQueue } from './write-queue.ts'

it('lets others have their turn before each write', async () => {
  const inTurn = createWriteQueue()
  const done: string[] = []
  const write = (name: string) => inTurn(async () => done.push(name))
  const all = Promise.all([write('first'), write('second'), write('third')])
  let isWriting = true
  const readOn = () => {
    done.push('read')
    if (isWriting) setImmediate(readOn)
  }
  setImmediate(readOn)
  await all
  isWriting = false
  expect(done.join(' ')).toBe('read first read second read third')
})

it('goes on behind a write that fails', async () => {
  const inTurn = createWriteQueue()
  const failed = inTurn(() => Promise.reject(new Error('no room')))
  const next = inTurn(async () => 'stored')
  await expect(failed).rejects.toThrow('no room')
  expect(await next).toBe('stored')
})
