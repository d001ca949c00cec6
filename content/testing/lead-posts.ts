import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import type { BasePayload } from 'payload'
import { drawPicture } from './record-data.ts'
import { someone } from './visitor.ts'

export const leadPath = '/items/contact'

/** A valid message in wire form. */
export const message = (own: object = {}) => ({
  first_name: 'สมศรี',
  tel: '0812345678',
  message: 'ขอคุยเรื่องราคาซักผ้านวม',
  consent: true,
  ...own,
})

/** Valid interest in a franchise in wire form. */
export const interest = (own: object = {}) => ({
  type: 'franchise',
  first_name: 'สมชาย',
  last_name: 'ใจดี',
  email: 'somchai@example.com',
  tel: '๐๘๙๘๗๖๕๔๓๒',
  consent: true,
  budget: '2_to_3_99m',
  open_shop: 'empty_land',
  ...own,
})

/** A valid problem report for a branch in wire form. */
export const problem = (branch: number, own: object = {}) => ({
  type: 'problem',
  branch,
  machine: 'W-04',
  cause: 'coin_not_returned',
  amount: 40,
  email: 'somsri@example.com',
  ...own,
})

export interface Posted {
  status: number
  headers: Headers
  body: unknown
  /** Names of the invalid fields, or error codes without a field. */
  faults: string[]
}

/** Sends the body unchanged, as a new visitor unless the headers name one. */
export async function post(
  url: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Posted> {
  const response = await fetch(url, { method: 'POST', headers: { ...someone(), ...headers }, body })
  const text = await response.text()
  const read: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, headers: response.headers, body: read, faults: faultsIn(read) }
}

export const postJson = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  post(url, JSON.stringify(body), { 'content-type': 'application/json', ...headers })

/** As a page without JavaScript does. */
export const postFields = (url: string, fields: object, headers: Record<string, string> = {}) =>
  post(url, new URLSearchParams(textsOf(fields)), headers)

/** The fields and files as a multipart form. */
export function formOf(fields: object, files: Record<string, File> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(textsOf(fields))) form.set(name, value)
  for (const [name, file] of Object.entries(files)) form.set(name, file)
  return form
}

function textsOf(fields: object): Record<string, string> {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]))
}

/** Names of the invalid fields in an error, or error codes without a field. */
export function faultsIn(body: unknown): string[] {
  const { errors = [] } = (body ?? {}) as {
    errors?: { extensions: { code: string; field?: string } }[]
  }
  return errors.map(({ extensions: { field, code } }) => field ?? code)
}

/** The reference in the answer to a problem. */
export function referenceIn(body: unknown): string {
  return contactCalls.reportProblem.answer?.decode(body, 'th').reference ?? ''
}

/** A picture with a camera's file name. */
export async function photoFile(width?: number, height?: number): Promise<File> {
  const { data } = await drawPicture(width, height)
  return new File([new Uint8Array(data)], 'IMG_0042.png', { type: 'image/png' })
}

/** The stored leads with a message. */
export async function findLeads(payload: BasePayload, text: string) {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { message: { equals: text } },
    limit: 0,
  })
  return docs
}

export async function countLeads(payload: BasePayload): Promise<number> {
  return (await payload.count({ collection: 'leads' })).totalDocs
}

/** Id of a lead's photo, if not populated. */
export function photoIdOf(lead: { photo?: unknown } | undefined): string {
  if (typeof lead?.photo === 'string') return lead.photo
  throw new Error('The lead has no photo')
}
