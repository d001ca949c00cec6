import type { Hono } from 'hono'
import type { BasePayload } from 'payload'
import { createCallGuard } from './call-guard.ts'
import { memberOf, type Member } from './member.ts'
import type { VisitorLimit } from './visitor-limit.ts'

/** A download for members that is not JSON. It is sent while it is produced. */
export interface MemberStream {
  path: string
  limit: VisitorLimit
  answer: (member: Member) => Response
}

/** A feature's streams, bound to its database. */
export type Streams = (payload: BasePayload) => readonly MemberStream[]

export function answerStreams(app: Hono, streams: readonly MemberStream[]): void {
  const admit = createCallGuard()
  for (const { path, limit, answer } of streams)
    app.get(path, admit({ path, caller: 'member', limit }), (context) =>
      answer(memberOf(context.var)),
    )
}
