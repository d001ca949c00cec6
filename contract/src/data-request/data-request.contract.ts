import { z } from 'zod'
import { Email, FirstName } from '../person/person.contract.ts'
import { tidyText } from '../text/tidy-text.ts'
import { Timestamp } from '../wire/scalars.ts'
import { dataRequestLengths } from './data-request-lengths.ts'

/**
 * What anyone may ask about the data that is kept of him, by the rights of the Act; `guardian` takes back what a
 * guardian agreed to for a minor.
 */
export const dataRequestKinds = [
  'access',
  'copy',
  'correction',
  'erasure',
  'objection',
  'guardian',
] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/** How far a request has come; `unproven`: nobody has shown yet that it is his who asks. */
export const dataRequestStates = ['unproven', 'open', 'answered', 'refused'] as const
export type DataRequestState = (typeof dataRequestStates)[number]

const Message = z.string().overwrite(tidyText).max(dataRequestLengths.message)

/** A request as the member who made it is told of it; ours. */
export const DataRequest = z.object({
  id: z.uuid(),
  kind: z.enum(dataRequestKinds),
  message: z.string().nullable(),
  state: z.enum(dataRequestStates),
  /** Why it was refused, or what was done, in the words of staff; null while it is open. */
  answer: z.string().nullable(),
  createdAt: Timestamp,
  /** By when it is to be answered. */
  dueAt: Timestamp,
  closedAt: Timestamp.nullable(),
})
export type DataRequest = z.infer<typeof DataRequest>

/** What a member asks: his session shows that it is he; ours. */
export const NewDataRequest = z.object({
  kind: z.enum(dataRequestKinds),
  message: Message.nullable(),
})
export type NewDataRequest = z.infer<typeof NewDataRequest>

/** What anyone asks who is not signed in; a link to the address shows that it is his; ours. */
export const NewVisitorDataRequest = NewDataRequest.extend({
  name: FirstName,
  /** Under which the data are kept. */
  email: Email,
  /** The website found the sender to behave like a program; it is kept all the same. */
  looksAutomatic: z.boolean().nullable(),
})
export type NewVisitorDataRequest = z.infer<typeof NewVisitorDataRequest>

/** The token of the link that was mailed to the address of such a request; ours. */
export const DataRequestProof = z.object({ token: z.string().min(1).max(200) })
export type DataRequestProof = z.infer<typeof DataRequestProof>
