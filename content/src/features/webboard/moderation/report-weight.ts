/** Who reported something, as far as it decides what the report weighs. */
export interface Reporter {
  /** When the account was made, ISO 8601. */
  since: string
  /** Something that they wrote on the board is shown. */
  hasWritten: boolean
  /** Staff have acted on another report of theirs. */
  wasRight: boolean
  /** See `mailboxOf`. */
  mailbox: string
  /** A hash of the network that the report came from; null where none is known. */
  network: string | null
}

const dayMs = 24 * 60 * 60_000
/** Accounts are made in minutes: before this age their reports bring something before staff, and hide nothing. */
export const leastAgeMs = 7 * dayMs

/**
 * How many people's reports count towards hiding what they are about. Accounts of one mailbox or of one network count
 * once, and so do those that others link: a and b of one mailbox, b and c of one network.
 */
export function weighReports(reporters: readonly Reporter[], now: number): number {
  const groups: Set<string>[] = []
  for (const reporter of reporters.filter((each) => isEligible(each, now))) {
    const marks = marksOf(reporter)
    const linked = groups.filter((group) => marks.some((mark) => group.has(mark)))
    for (const group of linked) groups.splice(groups.indexOf(group), 1)
    groups.push(new Set([...linked.flatMap((group) => [...group]), ...marks]))
  }
  return groups.length
}

function isEligible({ since, hasWritten, wasRight }: Reporter, now: number): boolean {
  return now - Date.parse(since) >= leastAgeMs && (hasWritten || wasRight)
}

function marksOf({ mailbox, network }: Reporter): string[] {
  const marks = [`mailbox ${mailbox}`]
  return network === null ? marks : [...marks, `network ${network}`]
}
