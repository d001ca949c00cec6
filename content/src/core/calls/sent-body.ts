import type { IncomingMessage } from 'node:http'
import { failedValidation, invalidPayload, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { BodyTooLargeError, readBody, SlowBodyError } from '@washhouse/serving/request-body'
import { decodeUtf8, splitForm, type FormPart } from './multipart.ts'

/** A parsed body that is not yet validated against a record. */
export type SentBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: [name: string, text: string][]; files: Map<string, Buffer> }

export type BodyType =
  | { kind: 'json' }
  | { kind: 'urlencoded' }
  | { kind: 'multipart'; boundary: string | undefined }

const utf8 = String.raw`\s*(;\s*charset="?utf-8"?\s*)?$`
const json = new RegExp(`^application/json${utf8}`, 'i')
const urlencoded = new RegExp(`^application/x-www-form-urlencoded${utf8}`, 'i')
const multipart = /^multipart\/form-data\s*(;|$)/i
const boundaryOf = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i

/** Parses the headers; undefined for an unsupported type or encoding. */
export function bodyTypeOf({ headers }: IncomingMessage): BodyType | undefined {
  const type = (headers['content-type'] ?? '').trim()
  if (headers['content-encoding']) return undefined
  if (json.test(type)) return { kind: 'json' }
  if (urlencoded.test(type)) return { kind: 'urlencoded' }
  const found = boundaryOf.exec(type)
  if (multipart.test(type)) return { kind: 'multipart', boundary: found?.[1] ?? found?.[2] }
  return undefined
}

/** Reads the whole body. Throws FaultyBody or WireError if it is too large, malformed or not UTF-8. */
export async function readSentBody(
  incoming: IncomingMessage,
  type: BodyType,
  maxBytes: { text: number; form: number },
): Promise<SentBody> {
  const limit = type.kind === 'multipart' ? maxBytes.form : maxBytes.text
  const bytes = await readSentBytes(incoming, limit)
  switch (type.kind) {
    case 'json':
      return { kind: 'json', value: parseJson(decodeText(bytes)) }
    case 'urlencoded':
      return { kind: 'form', fields: splitFields(decodeText(bytes)), files: new Map() }
    case 'multipart':
      const { boundary = refuse('The form names no boundary') } = type
      return readParts(splitForm(bytes, boundary), maxBytes.text)
  }
}

/** The raw bytes, for bodies with a signature over the whole. Throws as `readSentBody` does. */
export async function readSentBytes(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  try {
    return await readBody(incoming, maxBytes)
  } catch (error) {
    if (error instanceof BodyTooLargeError)
      throw new WireError('CONTENT_TOO_LARGE', `The body is larger than ${maxBytes} bytes.`)
    if (error instanceof SlowBodyError)
      throw new WireError('REQUEST_TIMEOUT', 'The body comes too slowly.')
    // No client receives the answer, but a disconnect is not an error of the service.
    if (incoming.errored) refuse('The body ended early')
    throw error
  }
}

function decodeText(bytes: Buffer): string {
  return decodeUtf8(bytes) ?? refuse('The body is no UTF-8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('The body is no JSON')
  }
}

function splitFields(text: string): [string, string][] {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      const field = decodePart(name) ?? refuse('A field’s name is no UTF-8')
      return [field, decodePart(value.join('=')) ?? refuseValue(field)]
    })
}

/** URLSearchParams would replace invalid UTF-8 with U+FFFD. */
function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

function readParts(parts: readonly FormPart[], maxTextBytes: number): SentBody {
  const fields: [string, string][] = []
  const files = new Map<string, Buffer>()
  let textBytes = 0
  for (const { name, bytes, isFile, charset = 'utf-8' } of parts) {
    if (isFile) {
      // Browsers send an empty file field as a file without bytes.
      if (bytes.length === 0) continue
      if (files.has(name)) refuseValue(name, 'Field is repeated')
      files.set(name, bytes)
      continue
    }
    textBytes += bytes.length
    if (textBytes > maxTextBytes) throw tooLong(name, maxTextBytes)
    if (!['utf-8', 'utf8', 'us-ascii'].includes(charset)) refuseValue(name)
    fields.push([name, decodeUtf8(bytes) ?? refuseValue(name)])
  }
  return { kind: 'form', fields, files }
}

function tooLong(field: string, maxBytes: number): WireError {
  const message = `The form’s texts are longer than ${maxBytes} bytes, at field "${field}".`
  return new WireError('CONTENT_TOO_LARGE', message, { field })
}

function refuseValue(name: string, reason = 'Value is no UTF-8'): never {
  throw new FaultyBody([failedValidation(name, 'invalid', reason)])
}

function refuse(reason: string): never {
  throw new FaultyBody([invalidPayload(reason)])
}
