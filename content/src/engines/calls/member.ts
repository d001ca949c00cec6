import type { TypedUser } from 'payload'

/** A live member, as his token shows. */
export type Member = Extract<TypedUser, { collection: 'members' }>

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
