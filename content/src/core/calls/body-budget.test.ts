import { describe, expect, it } from 'vitest'
import { createBodyBudget, NoRoomError } from './body-budget.ts'

function holding() {
  let end = () => {}
  const work = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => work, end: () => end() }
}

describe('Room for large bodies', () => {
  it('has a bound for one caller, which leaves room for the others', async () => {
    const withRoom = createBodyBudget({ total: 10, perCaller: 4 })
    const staller = holding()
    const stalled = withRoom('a', 4, staller.work)
    await expect(withRoom('a', 1, async () => 'done')).rejects.toBeInstanceOf(NoRoomError)
    expect(await withRoom('b', 4, async () => 'done')).toBe('done')
    staller.end()
    await stalled
    expect(await withRoom('a', 4, async () => 'done')).toBe('done')
  })

  it('has a bound for all together and is free again after work that failed', async () => {
    const withRoom = createBodyBudget({ total: 6, perCaller: 4 })
    const staller = holding()
    const stalled = withRoom('a', 4, staller.work)
    await expect(withRoom('b', 3, async () => 'done')).rejects.toBeInstanceOf(NoRoomError)
    const failing = withRoom('b', 2, () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(await withRoom('c', 2, async () => 'done')).toBe('done')
    staller.end()
    await stalled
  })
})
