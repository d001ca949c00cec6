import type { Context } from 'hono'
import type { TypedUser } from 'payload'

/** A live member, as his token shows. */
export type Member = Extract<TypedUser, { collection: 'members' }>

declare module 'hono' {
  interface ContextVariableMap {
    member: Member
  }
}

/** The member who calls; only for what has been admitted as a member's call. */
export function memberOf(context: Context): Member {
  const member: Member | undefined = context.get('member')
  if (member) return member
  throw new Error('A call of members was answered to somebody who is none')
}
