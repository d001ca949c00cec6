import type { AgeDeclaration } from '@washhouse/contract/account/account.contract'

/** An active member, as his token shows; texts that he never gave are null. */
export interface Member {
  id: string
  /** By which he is signed in. */
  sessionId: string
  email: string
  firstName: string | null
  lastName: string | null
  /** E.164. */
  tel: string | null
  location: string | null
  /** Id of a file. */
  avatar: string | null
  language: 'th' | 'en'
  status: 'active'
  emailVerified: boolean
  emailNotifications: boolean
  emailFrequency: 'none' | 'weekly'
  /** What he said of his age; null where he was not asked. */
  ageDeclaration: AgeDeclaration | null
  /** ISO 8601. */
  createdAt: string
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
