import { randomBytes } from 'node:crypto'
import { invalidToken } from '@washhouse/contract/wire/errors'
import { lineIntents, type LineReturn } from '@washhouse/contract/line/line.contract'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { attemptKey, attemptKeys, takeOnce } from '../../../core/attempts/attempts.rows.ts'
import { seal, unseal } from '../../../core/accounts/sealed-text.ts'

// LINE's own code is valid for ten minutes; finding a LINE password takes time.
const lifeMs = 15 * 60 * 1000

const Flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  intent: z.enum(lineIntents),
  /** The account to link. */
  memberId: z.string().nullable(),
  /** Of the password that the member confirmed for it. */
  passwordMark: z.string().nullable(),
  endsAt: z.number(),
})
/** An authorization in progress, sealed and stored in the browser that started it. */
export type Flow = z.infer<typeof Flow>

const Ticket = z.object({
  id: z.string(),
  subject: z.string(),
  leavingToken: z.string().nullable(),
  endsAt: z.number(),
})
/** The identity that an authorization returned. */
export type Ticket = z.infer<typeof Ticket>

const random = () => randomBytes(32).toString('base64url')

export function newFlow(about: Pick<Flow, 'intent' | 'memberId' | 'passwordMark'>): Flow {
  const endsAt = Date.now() + lifeMs
  return { ...about, state: random(), nonce: random(), verifier: random(), endsAt }
}

/** Keyed hash of the stored password hash: it shows whether the password changed meanwhile. */
export const markOfPassword = (payload: BasePayload, hash: string) =>
  attemptKey(payload, 'line flow password', hash)

export const isMarkOfPassword = (payload: BasePayload, hash: string, mark: string | null) =>
  mark !== null && attemptKeys(payload, 'line flow password', hash).includes(mark)

export const sealFlow = (payload: BasePayload, flow: Flow) => seal(payload, 'line flow', flow)

/**
 * Ends an authorization and returns it.
 * @throws INVALID_TOKEN if it is forged, expired, used or for another purpose, or LINE's answer belongs to another one.
 */
export async function endFlow(
  payload: BasePayload,
  { state, flow: sealed }: Pick<LineReturn, 'state' | 'flow'>,
  wanted: Pick<Flow, 'intent' | 'memberId'>,
): Promise<Flow> {
  const flow = unseal(payload, 'line flow', Flow, sealed)
  if (!flow || flow.endsAt < Date.now() || flow.state !== state) throw invalidToken()
  if (flow.intent !== wanted.intent || flow.memberId !== wanted.memberId) throw invalidToken()
  if (!(await takeOnce(payload, 'line flow', flow.state))) throw invalidToken()
  return flow
}

export function sealTicket(
  payload: BasePayload,
  about: Pick<Ticket, 'subject' | 'leavingToken'>,
): string {
  return seal(payload, 'line ticket', { ...about, id: random(), endsAt: Date.now() + lifeMs })
}

/** @throws INVALID_TOKEN if it is forged or expired. */
export function readTicket(payload: BasePayload, sealed: string): Ticket {
  const ticket = unseal(payload, 'line ticket', Ticket, sealed)
  if (!ticket || ticket.endsAt < Date.now()) throw invalidToken()
  return ticket
}

/** Uses a ticket up. @throws INVALID_TOKEN if it is used already. */
export async function takeTicket(payload: BasePayload, { id }: Ticket): Promise<void> {
  if (!(await takeOnce(payload, 'line ticket', id))) throw invalidToken()
}
