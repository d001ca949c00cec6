import { z } from 'zod'
import { Email, FirstName } from '../person/person.contract.ts'
import { tidyText } from '../text/tidy-text.ts'
import { Timestamp } from '../wire/scalars.ts'
import { dataRequestLengths } from './data-request-lengths.ts'

/** Requests under the Act. `guardian` withdraws a guardian's permission for a minor. */
export const dataRequestKinds = [
  'access',
  'copy',
  'correction',
  'erasure',
  'objection',
  'guardian',
] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/** `unproven`: the sender has not confirmed the address yet. */
export const dataRequestStates = ['unproven', 'open', 'answered', 'refused'] as const
export type DataRequestState = (typeof dataRequestStates)[number]

const Message = z.string().overwrite(tidyText).max(dataRequestLengths.message)

/** A member's view of a request (extension). */
export const DataRequest = z.object({
  id: z.uuid(),
  kind: z.enum(dataRequestKinds),
  message: z.string().nullable(),
  state: z.enum(dataRequestStates),
  /** Text of staff: the reason for a refusal, or what was done; null while open. */
  answer: z.string().nullable(),
  createdAt: Timestamp,
  /** Due date of the answer. */
  dueAt: Timestamp,
  closedAt: Timestamp.nullable(),
})
export type DataRequest = z.infer<typeof DataRequest>

/** A member's request; the session proves the identity (extension). */
export const NewDataRequest = z.object({
  kind: z.enum(dataRequestKinds),
  message: Message.nullable(),
})
export type NewDataRequest = z.infer<typeof NewDataRequest>

/** A visitor's request; an emailed link proves the identity (extension). */
export const NewVisitorDataRequest = NewDataRequest.extend({
  name: FirstName,
  /** Address that the data belong to. */
  email: Email,
  /** The website detected an automated sender. The request is stored anyway. */
  looksAutomatic: z.boolean().nullable(),
})
export type NewVisitorDataRequest = z.infer<typeof NewVisitorDataRequest>

/** Token of the emailed link (extension). */
export const DataRequestProof = z.object({ token: z.string().min(1).max(200) })
export type DataRequestProof = z.infer<typeof DataRequestProof>
