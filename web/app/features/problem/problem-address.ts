import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import { tidyLine } from '@washhouse/contract/text/tidy-text'

/** The Thai address of a report about a branch, by its slug, and a machine. */
export function problemAddress(branch: string | null, machine: string | null): string {
  const query = new URLSearchParams()
  if (branch) query.set('branch', branch)
  if (machine) query.set('machine', machine)
  const text = query.toString()
  return text ? `/problem?${text}` : '/problem'
}

/** A machine's number as an address names it; null for what is none. */
export function machineOf(text: string | null | undefined): string | null {
  const machine = tidyLine(text ?? '')
  const isNumber = machine !== '' && machine.length <= leadLengths.machine
  return isNumber && !/\p{Cc}/u.test(text ?? '') ? machine : null
}
