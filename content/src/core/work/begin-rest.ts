import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

const longestRestMs = 100
/** A glance at whether anyone else has anything to do, and from which share of it on. */
const glanceMs = 1
const busyShare = 0.2

/**
 * Half of the time is others', if they want it: whoever has a lot to do begins a rest, does what none of them should wait
 * longer for, and takes the rest.
 */
export function beginRest(): () => Promise<void> {
  const begunAt = performance.now()
  return async () => {
    const restMs = Math.min(performance.now() - begunAt, longestRestMs)
    const before = performance.eventLoopUtilization()
    await wait(glanceMs)
    const { utilization } = performance.eventLoopUtilization(before)
    if (utilization > busyShare && restMs > glanceMs) await wait(restMs - glanceMs)
  }
}
