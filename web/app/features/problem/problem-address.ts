import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { printQuery } from '../../core/request/query.ts'

/** The Thai path of the report form for a branch slug and a machine. */
export function problemAddress(branch: string | null, machine: string | null): string {
  return `/problem${printQuery({ branch, machine })}`
}

/** Reads a machine number from the URL; null if it is invalid. */
export function machineOf(text: string | null | undefined): string | null {
  const machine = tidyLine(text ?? '')
  const isNumber = machine !== '' && machine.length <= leadLengths.machine
  return isNumber && !/\p{Cc}/u.test(text ?? '') ? machine : null
}
