import { randomBytes } from 'node:crypto'
import { invalidToken } from '@washhouse/contract/wire/errors'
import { lineIntents, type LineReturn } from '@washhouse/contract/line/line.contract'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { attemptKey, attemptKeys, takeOnce } from '../../../core/attempts/attempts.rows.ts'
import { seal, unseal } from '../../../core/accounts/sealed-text.ts'

// LINE's own code lives for ten; whoever has to find his password there takes a while.
const lifeMs = 15 * 60 * 1000

const Flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  intent: z.enum(lineIntents),
  /** Whose account LINE is to be joined to. */
  memberId: z.string().nullable(),
  /** Of the password that he showed for it. */
  passwordMark: z.string().nullable(),
  endsAt: z.number(),
})
/** A journey to LINE, as the browser keeps it that went there. */
export type Flow = z.infer<typeof Flow>

const Ticket = z.object({
  id: z.string(),
  subject: z.string(),
  /** Sealed. */
  leavingToken: z.string().nullable(),
  endsAt: z.number(),
})
/** Who has come back from LINE. */
export type Ticket = z.infer<typeof Ticket>

const random = () => randomBytes(32).toString('base64url')

export function newFlow(about: Pick<Flow, 'intent' | 'memberId' | 'passwordMark'>): Flow {
  const endsAt = Date.now() + lifeMs
  return { ...about, state: random(), nonce: random(), verifier: random(), endsAt }
}

/** By which a password is known again that was changed meanwhile, from what is kept of it. */
export const markOfPassword = (payload: BasePayload, hash: string) =>
  attemptKey(payload, 'line flow password', hash)

export const isMarkOfPassword = (payload: BasePayload, hash: string, mark: string | null) =>
  mark !== null && attemptKeys(payload, 'line flow password', hash).includes(mark)

export const sealFlow = (payload: BasePayload, flow: Flow) => seal(payload, 'line flow', flow)

/**
 * The journey that somebody has come back from, which is at an end with this.
 * @throws INVALID_TOKEN where it is none of ours, too old, over, meant for something else, or LINE's answer belongs
 * to another one.
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

/** @throws INVALID_TOKEN for one that is none of ours, or too old. */
export function readTicket(payload: BasePayload, sealed: string): Ticket {
  const ticket = unseal(payload, 'line ticket', Ticket, sealed)
  if (!ticket || ticket.endsAt < Date.now()) throw invalidToken()
  return ticket
}

/** Uses a ticket up. @throws INVALID_TOKEN for whoever comes second. */
export async function takeTicket(payload: BasePayload, { id }: Ticket): Promise<void> {
  if (!(await takeOnce(payload, 'line ticket', id))) throw invalidToken()
}
