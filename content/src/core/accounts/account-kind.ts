import type { Letter } from '../mail/letter.ts'

/** What went another way than before, for the notice that its owner gets. */
export type AccountChange = 'password' | 'email'

/** A kind of account that signs in to Payload, and in what it differs from the others. */
export interface AccountKind {
  collection: 'staff'
  /** The shortest password, in characters. */
  leastCharacters: number
  /** Below it the browser shows its mark. */
  cookiePath: string
  letters: {
    /** With the link to a new password. */
    reset(token: string): Letter
    /** With the link to the first password. */
    invite(token: string): Letter
    changed(what: readonly AccountChange[]): Letter
  }
}
