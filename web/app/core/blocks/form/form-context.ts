import { createContext, use } from 'react'
import type { FieldFault } from '../../ui/field/find-faults.ts'
import type { FormValues } from './form-answer.ts'

interface FormContextValue {
  /** Tells its fields from those of another form of the page. */
  formId: string
  faults: readonly FieldFault[]
  values: FormValues
  /** What stands in its fields until something was typed. */
  initial: FormValues
  /** What the newest answer gave back, also where the fields hold what was typed. */
  answered: FormValues
}

export const FormContext = createContext<FormContextValue | null>(null)

/** Where the error summary's links lead. */
export function fieldIdOf(formId: string, name: string): string {
  return `${formId}-${name}`
}

/**
 * What a field below a `SubmitForm` is given: `<TextField {...field('machine')} label=… />`;
 * `initial` stands in it until something was typed.
 */
export function useFormFields() {
  const context = use(FormContext)
  if (!context) throw new Error('The fields of a form stand in a SubmitForm')
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
    /** Its id and fault, for what takes no text back: a file, a password. */
    file: share,
    /** What the newest answer gave back of it, for what the server has changed. */
    answered: (name: string) => answered[name],
    /** What the server found wrong with it, for programs. */
    wrong: (name: string) => faults.find((fault) => fault.name === name)?.type,
  }
}
