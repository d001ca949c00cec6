import { ServiceError } from '@washhouse/contract/client/service-error'
import type { LineTrouble } from './line-outcome.ts'

/** LINE is asked twice while the visitor waits. */
export const lineDeadlineMilliseconds = 20_000

/** What to say of a call that failed. */
export function troubleOf(error: unknown): LineTrouble {
  if (!(error instanceof ServiceError)) return 'away'
  // The journey is too old, of another browser, or over.
  if (error.status === 403) return 'lost'
  return error.status === 401 ? 'refused' : 'away'
}
