import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startDailyWork } from './daily-work.ts'

const dayMs = 24 * 60 * 60 * 1000
const makeWork = () => vi.fn<() => Promise<void>>().mockResolvedValue()

describe('Daily work', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is done at the start and once a day until it is stopped', async () => {
    const work = makeWork()
    const stop = await startDailyWork([['work', work]])
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2 * dayMs)
    expect(work).toHaveBeenCalledTimes(3)
    stop()
    await vi.advanceTimersByTimeAsync(2 * dayMs)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('is done also after a day on which it could not, and beside work that cannot', async () => {
    const failing = makeWork().mockRejectedValue(new Error('away'))
    const once = makeWork().mockRejectedValueOnce(new Error('away'))
    const stop = await startDailyWork([
      ['failing', failing],
      ['once', once],
    ])
    await vi.advanceTimersByTimeAsync(dayMs)
    stop()
    expect(failing).toHaveBeenCalledTimes(2)
    expect(once).toHaveBeenCalledTimes(2)
  })

  it('is all done, also where two pieces of it have the same name', async () => {
    const ofLeads = makeWork()
    const ofChoices = makeWork()
    const stop = await startDailyWork([
      ['forget the old', ofLeads],
      ['forget the old', ofChoices],
    ])
    stop()
    expect(ofLeads).toHaveBeenCalledTimes(1)
    expect(ofChoices).toHaveBeenCalledTimes(1)
  })
})
