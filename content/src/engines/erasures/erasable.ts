import type { BasePayload } from 'payload'

/** Whose records have ids that nobody guesses, and are erased for good. */
export type ErasedCollection = 'members' | 'leads' | 'data-requests'

/** How records of a collection are erased that a restored backup has brought back. */
export interface Erasable {
  collection: ErasedCollection
  /** With all that belongs to it; nobody is told of it a second time. */
  eraseAgain(this: void, payload: BasePayload, id: string): Promise<void>
}
