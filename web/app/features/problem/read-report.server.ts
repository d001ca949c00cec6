import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { pageContent } from '../../core/content/content.server.ts'
import { forMember } from '../../core/content/session/for-member.server.ts'
import { memberContentOf } from '../../core/content/session/member-content.server.ts'
import type { MemberArgs } from '../../core/content/session/require-member.server.ts'

/** A report by its reference, as the member who is signed in, if one is. */
export async function readReport(args: MemberArgs, reference: string) {
  const asked = { path: { reference } }
  const own = await forMember(args, () =>
    memberContentOf(args).find(contactCalls.getProblemStatus, asked),
  )
  return own ?? (await args.context.get(pageContent).find(contactCalls.getProblemStatus, asked))
}
