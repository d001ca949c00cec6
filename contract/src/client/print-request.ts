import type { QueryShape } from '../wire/call.ts'
import type { CallOptions } from './call-options.ts'

/** Encodes a record as form fields; omits nulls. */
export function printForm(record: Record<string, unknown>, files: Readonly<Record<string, File>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(record)) {
    if (value !== null) form.set(name, printValue(name, value))
  }
  for (const [name, file] of Object.entries(files)) form.set(name, file)
  return form
}

/** Query string with its question mark; a preview requests drafts. */
export function printQuery(options: CallOptions<QueryShape>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value === undefined || value === null) continue
    parameters.set(name, printValue(name, value))
  }
  if (options.previewToken) parameters.set('is_preview', 'true')
  const text = parameters.toString()
  return text ? `?${text}` : ''
}

function printValue(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => printValue(name, part)).join(',')
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value)
  throw new TypeError(`The parameter "${name}" cannot be encoded in a query`)
}
