import { ageDeclarations } from '@washhouse/contract/account/account.contract'
import { z } from 'zod'

const isoText = z.coerce.date().transform((moment) => moment.toISOString())
// SQLite has numbers for both.
const yesOrNo = z.union([z.boolean(), z.number()]).nullable().transform(Boolean)
/** A row of an active member, without his hash; texts that he never gave are null. */
export const MemberRow = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** E.164. */
  tel: z.string().nullable(),
  location: z.string().nullable(),
  /** Id of a file. */
  avatar: z.string().nullable(),
  language: z.enum(['th', 'en']),
  status: z.literal('active'),
  emailVerified: yesOrNo,
  emailNotifications: yesOrNo,
  emailFrequency: z
    .enum(['none', 'weekly'])
    .nullable()
    .transform((stored) => stored ?? 'none'),
  /** What he said of his age; null where he was not asked. */
  ageDeclaration: z.enum(ageDeclarations).nullable(),
  createdAt: isoText,
})

/** An active member, as his token shows. */
export type Member = z.infer<typeof MemberRow> & {
  /** The session by which he is signed in. */
  sessionId: string
}

declare module 'hono' {
  interface ContextVariableMap {
    member: Member
  }
}

/** The member who calls; only for what has been admitted as a member's call. */
export function memberOf({ member }: { member?: Member | undefined }): Member {
  if (member) return member
  throw new Error('A call of members was answered to somebody who is none')
}
