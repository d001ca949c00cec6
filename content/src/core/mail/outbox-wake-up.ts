import { processState } from '../../platform/database/process-state.ts'
import { log } from '../../platform/log.ts'

type Listener = () => void | Promise<void>

const listeners = processState('outboxWakeUp', () => new Set<Listener>())

/** Calls the listener whenever a job may be due at once; returns the unsubscribe function. */
export function onOutboxWakeUp(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Signals that a job may be due at once. Listeners run later, so they can neither delay nor break a response. The admin runs
 * in the same process but with its own copies of modules.
 */
export function wakeOutbox(): void {
  for (const listener of listeners) setImmediate(() => void tell(listener))
}

async function tell(listener: Listener): Promise<void> {
  try {
    await listener()
  } catch (error) {
    log.error({ err: error }, 'the outbox could not be woken up')
  }
}
