import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { printQuery } from '../../core/request/query.ts'

/** The Thai address of a report about a branch, by its slug, and a machine. */
export function problemAddress(branch: string | null, machine: string | null): string {
  return `/problem${printQuery({ branch, machine })}`
}

/** A machine's number as an address names it; null for what is none. */
export function machineOf(text: string | null | undefined): string | null {
  const machine = tidyLine(text ?? '')
  const isNumber = machine !== '' && machine.length <= leadLengths.machine
  return isNumber && !/\p{Cc}/u.test(text ?? '') ? machine : null
}
