/** What is said in a mail to a member, before it is laid out. */
export interface MemberWords {
  subject: string
  lines: readonly string[]
  /** The line for a member whose move to another address was cancelled with it. */
  moveCancelled?: string
  /** What the button says, where there is one. */
  button?: string
  /** What stands below, for whoever did not ask for this. */
  note: string
}

/** What a mail may name. */
export interface Named {
  /** The brand, as it stands in a sentence. */
  brand: string
  /** When it happened. */
  time: string
}
