import { createContext, use } from 'react'
import type { FieldFault } from '../../ui/field/find-faults.ts'
import type { LeadValues } from './lead-answer.ts'

interface LeadContextValue {
  faults: readonly FieldFault[]
  values: LeadValues
}

export const LeadContext = createContext<LeadContextValue | null>(null)

/** Where the error summary's links lead; a page has one form of this kind. */
export function leadFieldId(name: string): string {
  return `lead-${name}`
}

/**
 * What a field below a `LeadForm` is given: `<TextField {...field('machine')} label=… />`; `initial`
 * stands in it until something was typed.
 */
export function useLeadFields() {
  const context = use(LeadContext)
  if (!context) throw new Error('The fields of a lead stand in a LeadForm')
  const { faults, values } = context
  const share = (name: string) => ({
    id: leadFieldId(name),
    name,
    error: faults.find((fault) => fault.name === name)?.text,
  })
  return {
    field: (name: string, initial = '') => ({
      ...share(name),
      defaultValue: values[name] ?? initial,
    }),
    tick: (name: string) => ({ ...share(name), defaultChecked: (values[name] ?? '') !== '' }),
    choice: (name: string, initial = '') => ({
      ...share(name),
      chosen: [values[name] ?? initial],
    }),
    file: share,
  }
}
