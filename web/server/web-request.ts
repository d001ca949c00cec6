import type { IncomingMessage } from 'node:http'
import { BodyTooLargeError, readStart } from '@washhouse/serving/request-body'
import { cutForm } from './cut-form.ts'
import type { FormSlot, FormSlots } from './form-slots.ts'

const maxBodyBytes = 1024 * 1024
/** Up to this size a body is read and discarded, so that the response can report the limit. */
const passingBytes = 64 * 1024 * 1024

/** Headers about origin and target: the server's own values are reliable. */
const untrusted = /^(?:x-forwarded-.*|forwarded|host|x-visitor-address|x-service-token)$/

export interface SentForm {
  request: Request
  /** The form exceeded its page's limit: the rest is missing. */
  isBodyCut: boolean
}

export interface FormSource {
  /** Null for a page with the default limit. */
  maxBytes: number | null
  visitor: string
  slots: FormSlots
}

/**
 * A request without a body for React Router: with our own address, never the Host header. HEAD renders like GET; `init` adds
 * method and signal.
 */
export function toReadRequest(
  req: IncomingMessage,
  url: string,
  init: Pick<RequestInit, 'method' | 'signal'> = {},
): Request {
  return new Request(url, { ...init, headers: headersOf(req) })
}

/** The same for a form, whose body is read first. A page with files also gets the parts of a too large form that fit. */
export async function toFormRequest(
  req: IncomingMessage,
  url: string,
  { maxBytes, visitor, slots }: FormSource,
): Promise<SentForm> {
  const headers = headersOf(req)
  const announcedBytes = Number(req.headers['content-length'] ?? passingBytes)
  // Before it takes another client's slot.
  if (announcedBytes > passingBytes)
    throw new BodyTooLargeError(`the body is larger than ${passingBytes} bytes`)
  const { bytes, isCut } =
    maxBytes === null || announcedBytes <= maxBodyBytes
      ? { bytes: await readSmallForm(req), isCut: false }
      : await slots({ visitor, announcedBytes }, (slot) => readLargeForm(req, maxBytes, slot))
  const body = new Uint8Array(bytes)
  return { request: new Request(url, { method: 'POST', headers, body }), isBodyCut: isCut }
}

function headersOf(req: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || untrusted.test(name)) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

/** Reads a body that is too large to its end: a client that still sends would not read the response. */
async function readSmallForm(req: IncomingMessage): Promise<Buffer> {
  const { bytes, isCut } = await readStart(req, maxBodyBytes, passingBytes)
  if (isCut) throw new BodyTooLargeError(`the body is larger than ${maxBodyBytes} bytes`)
  return bytes
}

async function readLargeForm(req: IncomingMessage, maxBytes: number, slot: FormSlot) {
  const { bytes, isCut } = await readStart(req, maxBytes, passingBytes, {
    signal: slot.signal,
    onBytes: slot.countBytes,
  })
  const whole = isCut ? cutForm(bytes, req.headers['content-type']) : bytes
  return { bytes: whole ?? Buffer.alloc(0), isCut }
}

export function isRead(req: IncomingMessage): boolean {
  return req.method === 'GET' || req.method === 'HEAD'
}
