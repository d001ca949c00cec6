import { processState } from '../../ground/database/process-state.ts'

const listeners = processState('outboxBell', () => new Set<() => void>())

/** Calls the listener whenever something in the outbox shall leave at once; gives the way to stop that. */
export function onOutboxBell(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Something in the outbox shall leave at once. The admin runs in the same process, not in the same modules. */
export function ringOutboxBell(): void {
  for (const listener of listeners) listener()
}
