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

/** Reads a form by the schema of the contract, after what people type out of habit is put right. */
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

/** What goes back into the form when it could not be sent. */
export function keepValues<Body>(
  { fields, ownFields = [], secrets = [] }: FormDefinition<Body, unknown>,
  form: FormData,
): FormValues {
  const kept = [...fields, ...ownFields].filter((name) => !secrets.includes(name))
  const names = [...kept, ...formTokenFields]
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]))
}

const formTokenFields = [hiddenFields.key, hiddenFields.openedAt]

/** What was filled in, by its names on the wire: a field that was emptied holds nothing, a box without a tick no. */
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

/** What looks blank is empty; '๑,๕๐๐ บาท' is 1500 where a number is asked for. */
function tidy(text: string, { kind }: WireField): string {
  if (tidyLine(text) === '') return ''
  const isNumber = kind === 'integer' || kind === 'float'
  return isNumber ? (readAmount(text) ?? text) : text
}
