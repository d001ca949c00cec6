import { ageDeclarations } from '@washhouse/contract/account/account.contract'
import { z } from 'zod'

const isoText = z.coerce.date().transform((moment) => moment.toISOString())
// SQLite returns booleans as numbers.
const yesOrNo = z.union([z.boolean(), z.number()]).nullable().transform(Boolean)
/** A row of an active member, without the password hash. Texts that the member never gave are null. */
export const MemberRow = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** E.164. */
  tel: z.string().nullable(),
  location: z.string().nullable(),
  /** A file id. */
  avatar: z.string().nullable(),
  language: z.enum(['th', 'en']),
  status: z.literal('active'),
  emailVerified: yesOrNo,
  emailNotifications: yesOrNo,
  emailFrequency: z
    .enum(['none', 'weekly'])
    .nullable()
    .transform((stored) => stored ?? 'none'),
  /** The declared age; null if the member was never asked. */
  ageDeclaration: z.enum(ageDeclarations).nullable(),
  createdAt: isoText,
})

/** An active member, identified by an access token. */
export type Member = z.infer<typeof MemberRow> & {
  sessionId: string
}

declare module 'hono' {
  interface ContextVariableMap {
    member: Member
  }
}

/** The calling member. Use it only after the access check for members. */
export function memberOf({ member }: { member?: Member | undefined }): Member {
  if (member) return member
  throw new Error('A call of members was answered to somebody who is none')
}
