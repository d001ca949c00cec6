import { forbiddenField, invalidPayload, WireError } from './errors.ts'
import { FaultyBody } from './write-body.ts'

/**
 * Error format of an invalid body (wire-format.md, 5 to 7):
 * - `validation`: one FAILED_VALIDATION per field, including unknown ones; most writes.
 * - `payload`: one INVALID_PAYLOAD per field, unknown ones ignored; `/auth`.
 * - `permission`: FORBIDDEN (403) for unknown fields, FAILED_VALIDATION for others; `/users` and PATCH on `/items`.
 */
export type RefusalStyle = 'validation' | 'payload' | 'permission'

/** Wraps a reader to throw errors in another style; `path` is the path of the call. */
export function restyleFaults<Body>(
  style: RefusalStyle,
  path: string,
  read: (sent: unknown) => Body,
): (sent: unknown) => Body {
  if (style === 'validation') return read
  return function readStyled(sent) {
    try {
      return read(sent)
    } catch (error) {
      if (!(error instanceof FaultyBody)) throw error
      const [first, ...rest] = error.faults.map((fault) => restyle(style, path, fault))
      const forbidden = [first, ...rest].find((fault) => fault?.code === 'FORBIDDEN')
      if (forbidden) throw forbidden
      throw first ? new FaultyBody([first, ...rest]) : error
    }
  }
}

function restyle(
  style: Exclude<RefusalStyle, 'validation'>,
  path: string,
  fault: WireError,
): WireError {
  const { field, type } = fault.extras
  if (fault.code !== 'FAILED_VALIDATION' || typeof field !== 'string') return fault
  if (style === 'permission')
    return type === 'unknown' ? forbiddenField(field, collectionOf(path)) : fault
  const { code, message, extras } = invalidPayload(sayPayload(field, fault))
  return new WireError(code, message, { ...extras, ...fault.extras })
}

/** Collection name in errors of the reference service. */
function collectionOf(path: string): string {
  const [, root, collection = ''] = path.split('/')
  return root === 'items' ? collection : 'directus_users'
}

function sayPayload(field: string, { extras: { type }, message }: WireError): string {
  if (type === 'required' || type === 'nnull') return `"${field}" is required`
  if (type === 'email') return `"${field}" must be a valid email`
  const [, said = message] = message.split(`"${field}". `)
  return `"${field}" is not valid: ${said.replace(/\.$/, '')}`
}
