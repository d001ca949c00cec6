import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import { processState } from '../../../ground/database/process-state.ts'
import { log } from '../../../ground/log.ts'

/** A lead that has just been stored; whoever needs more of it reads it. */
export interface StoredLead {
  id: string
  kind: LeadKind
  /** True when its sender behaved like a program: no mail goes out for it. */
  looksAutomatic: boolean
}

type Listener = (lead: StoredLead) => void | Promise<void>

const listeners = processState('leadListeners', () => new Set<Listener>())

/** Calls the listener for every lead once it is stored; gives the way to stop that. */
export function onLeadStored(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells all who listen, after the answer is on its way: none of them can delay it or make it fail. */
export function announceStoredLead(lead: StoredLead): void {
  for (const listener of listeners) setImmediate(() => void tell(listener, lead))
}

async function tell(listener: Listener, lead: StoredLead): Promise<void> {
  try {
    await listener(lead)
  } catch (error) {
    log.error({ err: error, lead: lead.id }, 'a stored lead could not be passed on')
  }
}
