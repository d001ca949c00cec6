/** What is known of a reporter for weighing the report. */
export interface Reporter {
  /** Registration, ISO 8601. */
  since: string
  /** Has a published post or reply. */
  hasWritten: boolean
  /** Staff have upheld another report of theirs. */
  wasRight: boolean
  /** See `mailboxOf`. */
  mailbox: string
  /** Hash of the report's network; null if unknown. */
  network: string | null
}

const dayMs = 24 * 60 * 60_000
/** Accounts are easy to create: reports of younger ones open a case, but do not count towards hiding. */
export const leastAgeMs = 7 * dayMs

/**
 * How many people's reports count towards hiding. Accounts that share a mailbox or a network count once, also transitively:
 * a and b with one mailbox, b and c with one network.
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
