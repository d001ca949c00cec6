import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startDailyWork } from './daily-work.ts'

const dayMs = 24 * 60 * 60 * 1000
const makeWork = () => vi.fn<() => Promise<void>>().mockResolvedValue()

const always = async () => true

describe('Daily work', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is done at the start and once a day until it is stopped', async () => {
    const work = makeWork()
    const stop = await startDailyWork([['work', work]], always)
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
    const work = [['failing', failing] as const, ['once', once] as const]
    const stop = await startDailyWork(work, always)
    await vi.advanceTimersByTimeAsync(dayMs)
    stop()
    expect(failing).toHaveBeenCalledTimes(2)
    expect(once).toHaveBeenCalledTimes(2)
  })

  it('is all done, also where two pieces of it have the same name', async () => {
    const ofLeads = makeWork()
    const ofChoices = makeWork()
    const work = [['forget the old', ofLeads] as const, ['forget the old', ofChoices] as const]
    const stop = await startDailyWork(work, always)
    stop()
    expect(ofLeads).toHaveBeenCalledTimes(1)
    expect(ofChoices).toHaveBeenCalledTimes(1)
  })

  it('is done by the leading process only, and by another one soon after that has become the leader', async () => {
    const work = makeWork()
    let isLeader = false
    const stop = await startDailyWork([['work', work]], async () => isLeader)
    await vi.advanceTimersByTimeAsync(dayMs)
    expect(work).not.toHaveBeenCalled()
    isLeader = true
    await vi.advanceTimersByTimeAsync(10 * 60 * 1000)
    expect(work).toHaveBeenCalledTimes(1)
    stop()
  })
})
