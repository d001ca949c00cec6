import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { errorBody } from '@washhouse/contract/wire/errors'
import { readFaults, type FieldFault } from '@washhouse/contract/wire/faults'
import { FaultyBody, readFormFields } from '@washhouse/contract/wire/write-body'
import type { WireField } from '@washhouse/contract/wire/wire-field'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import { hiddenFields, textOf, type FormValues } from './form-answer.ts'
import type { AddedFields, FormDefinition } from './form-definition.ts'
import { readAmount } from './read-amount.ts'

export type ReadForm<Body> =
  | { kind: 'ok'; record: Body }
  | { kind: 'faulty'; faults: readonly FieldFault[] }

/** Parses a form by the contract's schema, after normalizing common input habits. */
export function readForm<Body>(
  definition: FormDefinition<Body, unknown>,
  form: FormData,
  added: AddedFields,
): ReadForm<Body> {
  const { write } = definition
  const { table } = write
  try {
    const sent = table && {
      ...readTyped(table, definition, form),
      ...readAdded(table, added),
    }
    return { kind: 'ok', record: write.read(sent) }
  } catch (error) {
    if (!(error instanceof FaultyBody)) throw error
    return { kind: 'faulty', faults: readFaults(errorBody(error.faults)) }
  }
}

/** Values that fill the form again when it was not stored. */
export function keepValues<Body>(
  { fields, ownFields = [], secrets = [] }: FormDefinition<Body, unknown>,
  form: FormData,
): FormValues {
  const kept = [...fields, ...ownFields].filter((name) => !secrets.includes(name))
  const names = [...kept, ...formTokenFields]
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]))
}

const formTokenFields = [hiddenFields.key, hiddenFields.openedAt]

/** The input by wire name: an emptied field is null, an unticked box false. */
function readTyped<Body>(
  table: WireTable<Body>,
  { fields, secrets = [] }: FormDefinition<Body, unknown>,
  form: FormData,
): Record<string, unknown> {
  const shown = table.fields.filter(({ name }) => fields.some((field) => field === name))
  const typed = shown.map((field) => {
    const text = textOf(form, field.name)
    return [field.wireName, secrets.includes(field.name) ? text : tidy(text, field)] as const
  })
  const empty = shown.map(({ wireName, kind }) => [wireName, kind === 'boolean' ? false : null])
  return { ...Object.fromEntries(empty), ...readFormFields(table, typed) }
}

function readAdded<Body>(table: WireTable<Body>, added: AddedFields): Record<string, unknown> {
  return Object.fromEntries(
    table.fields
      .filter(({ name }) => name in added)
      .map(({ name, wireName }) => [wireName, added[name]]),
  )
}

/** Blank input is empty; in a number field '๑,๕๐๐ บาท' is 1500. */
function tidy(text: string, { kind }: WireField): string {
  if (tidyLine(text) === '') return ''
  const isNumber = kind === 'integer' || kind === 'float'
  return isNumber ? (readAmount(text) ?? text) : text
}
