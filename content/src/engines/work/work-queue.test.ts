import { describe, expect, it } from 'vitest'
import { createWorkQueue, QueueFullError } from './work-queue.ts'

describe('a work queue', () => {
  it('runs no more at a time than it may, and all in the order they came', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 10 })
    const started: number[] = []
    let active = 0
    let most = 0
    const jobs = Array.from({ length: 8 }, (_, index) =>
      queue.run(async () => {
        started.push(index)
        most = Math.max(most, ++active)
        await new Promise((resolve) => setTimeout(resolve, 2))
        active--
      }),
    )
    await Promise.all(jobs)
    expect(most).toBe(2)
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('refuses what would have to wait too long, and goes on after failures', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 1 })
    const failing = queue.run(() => Promise.reject(new Error('broken')))
    const waiting = queue.run(() => Promise.resolve('done'))
    await expect(queue.run(() => Promise.resolve())).rejects.toThrow(QueueFullError)
    await expect(failing).rejects.toThrow('broken')
    expect(await waiting).toBe('done')
    expect(await queue.run(() => Promise.resolve('again'))).toBe('again')
  })
})
