import type { IncomingMessage } from 'node:http'
import { BodyTooLargeError, readStart } from '@washhouse/serving/request-body'
import { cutForm } from './cut-form.ts'
import type { FormSlot, FormSlots } from './form-slots.ts'

const maxBodyBytes = 1024 * 1024
/** Read and thrown away, so that the answer can say what is too large. */
const passingBytes = 64 * 1024 * 1024

/** What a request says about where it came from and goes to: the server knows better. */
const untrusted = /^(?:x-forwarded-.*|forwarded|host|x-visitor-address|x-service-token)$/

export interface SentForm {
  request: Request
  /** The form was larger than its page takes: what did not fit is missing. */
  isBodyCut: boolean
}

export interface FormSource {
  /** Null for a page that takes no larger forms than every other. */
  maxBytes: number | null
  visitor: string
  slots: FormSlots
}

/**
 * A request without a body as React Router sees it: the address is ours, never the Host that was sent. A page is made for HEAD as
 * for GET; `init` says what else is to be known of it.
 */
export function toReadRequest(
  req: IncomingMessage,
  url: string,
  init: Pick<RequestInit, 'method' | 'signal'> = {},
): Request {
  return new Request(url, { ...init, headers: headersOf(req) })
}

/** The same of a form, which is read first. A page that takes files is also given what fits of one that is too large. */
export async function toFormRequest(
  req: IncomingMessage,
  url: string,
  { maxBytes, visitor, slots }: FormSource,
): Promise<SentForm> {
  const headers = headersOf(req)
  const announcedBytes = Number(req.headers['content-length'] ?? passingBytes)
  // Before it costs somebody his place.
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

/** One that is too large passes by first: who is still sending would not hear the answer. */
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
