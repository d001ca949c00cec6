import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

const longestRestMs = 100
/** How long the event loop is measured, and the utilization that counts as busy. */
const glanceMs = 1
const busyShare = 0.2

/** Leaves half of the CPU time to other work if there is any: call it, do one step, then await the returned rest. */
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
