import { processState } from '../../platform/database/process-state.ts'
import { log } from '../../platform/log.ts'

type Listener = () => void | Promise<void>

const listeners = processState('outboxWakeUp', () => new Set<Listener>())

/** Calls the listener whenever something may have to leave at once; gives the function that ends this. */
export function onOutboxWakeUp(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Something may have to leave at once. Returns before any listener runs: none can delay or spoil an
 * answer. The admin runs in the same process, not in the same modules.
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
