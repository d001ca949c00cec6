import { createContext, use } from 'react'
import type { FieldFault } from '../../ui/field/find-faults.ts'
import type { FormValues } from './form-answer.ts'

interface FormContextValue {
  /** Prefix that distinguishes the fields of several forms on a page. */
  formId: string
  faults: readonly FieldFault[]
  values: FormValues
  /** Values of fields that have no input yet. */
  initial: FormValues
  /** Values of the latest response, even where the fields still hold the input. */
  answered: FormValues
}

export const FormContext = createContext<FormContextValue | null>(null)

/** Target of the error summary's links. */
export function fieldIdOf(formId: string, name: string): string {
  return `${formId}-${name}`
}

/**
 * Props for a field inside a `SubmitForm`: `<TextField {...field('machine')} label=… />`. `initial` is its value until there
 * is input.
 */
export function useFormFields() {
  const context = use(FormContext)
  if (!context) throw new Error('The fields of a form must be inside a SubmitForm')
  const { formId, faults, values, initial: known, answered } = context
  const share = (name: string) => ({
    id: fieldIdOf(formId, name),
    name,
    error: faults.find((fault) => fault.name === name)?.text,
  })
  return {
    field: (name: string, initial = '') => ({
      ...share(name),
      defaultValue: values[name] ?? known[name] ?? initial,
    }),
    tick: (name: string, initial = false) => ({
      ...share(name),
      defaultChecked: (values[name] ?? known[name] ?? (initial ? 'on' : '')) !== '',
    }),
    choice: (name: string, initial = '') => ({
      ...share(name),
      chosen: [values[name] ?? known[name] ?? initial],
    }),
    /** Id and error, for a field that is never filled again: a file or a password. */
    file: share,
    /** The field's value in the latest response, for what the server has changed. */
    answered: (name: string) => answered[name],
    /** The field's error type from the server, for code. */
    wrong: (name: string) => faults.find((fault) => fault.name === name)?.type,
  }
}
