import type { IncomingMessage } from 'node:http'
import { BodyTooLargeError, readStart } from '@washhouse/serving/http-limits'
import { cutForm } from './cut-form.ts'

const maxBodyBytes = 1024 * 1024
/** Read and thrown away, so that the answer can say what is too large. */
const passingBytes = 64 * 1024 * 1024
/** Forms with files stand in memory while they are read. */
const maxLargeForms = 8

/** What a request says about where it came from and goes to: the server knows better. */
const untrusted = /^(?:x-forwarded-.*|forwarded|host|x-visitor-address|x-service-token)$/

/** Too many forms with files at the same time. */
export class TooManyFormsError extends Error {
  override readonly name = 'TooManyFormsError'
}

export interface WebRequest {
  request: Request
  /** The form was larger than its page takes: what did not fit is missing. */
  isBodyCut: boolean
}

/**
 * The request as React Router sees it: the address is ours, never the Host that was sent. A page that
 * takes files (`largeFormBytes`) is also given what fits of a form that is too large.
 */
export async function toWebRequest(
  req: IncomingMessage,
  url: string,
  largeFormBytes: number | null = null,
): Promise<WebRequest> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || untrusted.test(name)) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  if (isRead(req)) return { request: new Request(url, { headers }), isBodyCut: false }
  const isSmall = Number(req.headers['content-length'] ?? Infinity) <= maxBodyBytes
  const { bytes, isCut } =
    largeFormBytes === null || isSmall
      ? { bytes: await readSmallForm(req), isCut: false }
      : await readLargeForm(req, largeFormBytes)
  const body = new Uint8Array(bytes)
  return { request: new Request(url, { method: 'POST', headers, body }), isBodyCut: isCut }
}

/** One that is too large passes by first: who is still sending would not hear the answer. */
async function readSmallForm(req: IncomingMessage): Promise<Buffer> {
  const { bytes, isCut } = await readStart(req, maxBodyBytes, passingBytes)
  if (isCut) throw new BodyTooLargeError(`the body is larger than ${maxBodyBytes} bytes`)
  return bytes
}

let largeForms = 0

async function readLargeForm(req: IncomingMessage, maxBytes: number) {
  if (largeForms >= maxLargeForms) throw new TooManyFormsError('too many forms with files at once')
  largeForms += 1
  try {
    const { bytes, isCut } = await readStart(req, maxBytes, passingBytes)
    const whole = isCut ? cutForm(bytes, req.headers['content-type']) : bytes
    return { bytes: whole ?? Buffer.alloc(0), isCut }
  } finally {
    largeForms -= 1
  }
}

export function isRead(req: IncomingMessage): boolean {
  return req.method === 'GET' || req.method === 'HEAD'
}
