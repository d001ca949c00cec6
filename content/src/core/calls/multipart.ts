import { isUtf8 } from 'node:buffer'
import { invalidPayload } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'

export interface FormPart {
  name: string
  bytes: Buffer
  isFile: boolean
  /** The charset of a text, in lowercase, if the part names one. */
  charset: string | undefined
}

const maxParts = 64
const maxHeadBytes = 2048
const lineBreak = '\r\n'
const parameter = /\s*;\s*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/gy

/**
 * Splits a multipart form. Hand-written, because existing parsers replace invalid UTF-8 with U+FFFD, where the record must
 * be rejected. Throws FaultyBody if the form is malformed or truncated.
 */
export function splitForm(body: Buffer, boundary: string): FormPart[] {
  const delimiter = `--${boundary}`
  const parts: FormPart[] = []
  let at = body.indexOf(delimiter)
  while (at !== -1) {
    at += delimiter.length
    const next = body.toString('latin1', at, at + 2)
    if (next === '--') return parts
    if (next !== lineBreak || parts.length === maxParts) break
    const bodyAt = body.indexOf(lineBreak + lineBreak, at)
    const end = body.indexOf(lineBreak + delimiter, Math.max(bodyAt, at))
    if (bodyAt === -1 || bodyAt - at > maxHeadBytes || end < bodyAt) break
    const head = body.toString('latin1', at, bodyAt)
    const start = bodyAt + 2 * lineBreak.length
    parts.push({ ...readHead(head), bytes: body.subarray(Math.min(start, end), end) })
    at = end + lineBreak.length
  }
  return refuseBroken()
}

function readHead(head: string): Omit<FormPart, 'bytes'> {
  const headers = new Map(
    head.split(lineBreak).map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name.trim().toLowerCase(), value.join(':').trim()]
    }),
  )
  const encoding = headers.get('content-transfer-encoding') ?? 'binary'
  if (!/^(7bit|8bit|binary)$/i.test(encoding)) refuseBroken()
  const [kind, disposition] = readParameters(headers.get('content-disposition') ?? '')
  const name = disposition.get('name')
  if (kind !== 'form-data' || name === undefined) refuseBroken()
  const [, type] = readParameters(headers.get('content-type') ?? '')
  return {
    name: decodeUtf8(Buffer.from(name, 'latin1')) ?? refuseBroken(),
    isFile: disposition.has('filename') || disposition.has('filename*'),
    charset: type.get('charset')?.toLowerCase(),
  }
}

/** Splits 'form-data; name="photo"' into its first word and its parameters. */
function readParameters(header: string): [string, Map<string, string>] {
  const [first = ''] = header.split(';')
  const found = header.slice(first.length).matchAll(parameter)
  const parameters = Array.from(found, ([, name = '', quoted, plain = '']) => {
    return [name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? plain] as const
  })
  return [first.trim().toLowerCase(), new Map(parameters)]
}

export function decodeUtf8(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? bytes.toString() : undefined
}

function refuseBroken(): never {
  throw new FaultyBody([invalidPayload('The form is broken or cut off')])
}
