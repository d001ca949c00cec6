import { foldThaiDigits } from '@washhouse/contract/contact/phone'
import { FaultyBody, parseWriteBody, readFormFields } from '@washhouse/contract/wire/write-body'
import type { WireField } from '@washhouse/contract/wire/wire-table'
import type { LeadDefinition } from './lead-definition.ts'
import { hiddenFields, type LeadValues } from './lead-answer.ts'
import { looksAutomatic } from './looks-automatic.ts'

/** A field as the contract finds it wrong, by its name on the wire. */
export interface WireFault {
  field: string
  /** 'required', 'nnull', 'unknown', 'invalid'. */
  type: string
  message: string
}

export type ReadLead<Body> =
  | { kind: 'ok'; record: Body }
  | { kind: 'faulty'; faults: readonly WireFault[] }

/** Reads a form by the schema of the contract, after what people type out of habit is put right. */
export function readLead<Body>(
  { write, fields }: LeadDefinition<Body, unknown>,
  form: FormData,
): ReadLead<Body> {
  const typed = write.table.fields.flatMap((field) =>
    fields.some((name) => name === field.name)
      ? [[field.wireName, tidy(textOf(form, field.name), field)] as const]
      : [],
  )
  const ours = [
    ['type', write.variant ?? ''],
    ['looksAutomatic', String(looksAutomatic(form))],
  ] as const
  const constants = ours.flatMap(([name, value]) => {
    const field = write.table.fields.find((known) => known.name === name)
    return field ? [[field.wireName, value] as const] : []
  })
  try {
    const sent = readFormFields(write.table, [...typed, ...constants])
    return { kind: 'ok', record: parseWriteBody(write.table, sent) }
  } catch (error) {
    if (!(error instanceof FaultyBody)) throw error
    return {
      kind: 'faulty',
      faults: error.faults.map(({ message, extras }) => ({
        field: String(extras['field']),
        type: String(extras['type']),
        message,
      })),
    }
  }
}

/** What goes back into the form when it could not be sent. */
export function keepValues(fields: readonly string[], form: FormData): LeadValues {
  const names = [...fields, hiddenFields.key, hiddenFields.openedAt]
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]))
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Blank is empty; '๑,๕๐๐' is 1500 where a number is asked for. */
function tidy(text: string, { kind }: WireField): string {
  if (text.trim() === '') return ''
  const isNumber = kind === 'integer' || kind === 'float'
  return isNumber ? foldThaiDigits(text).replace(/[\s,]/g, '') : text
}
