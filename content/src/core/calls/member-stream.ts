import type { Hono } from 'hono'
import type { BasePayload } from 'payload'
import { createCallGuard } from './call-guard.ts'
import { memberOf, type Member } from './member.ts'
import type { VisitorLimit } from './visitor-limit.ts'

/** What members alone may have and is no JSON: it is sent while it is made. */
export interface MemberStream {
  path: string
  limit: VisitorLimit
  answer: (member: Member) => Response
}

/** An area's streams, bound to where its records are kept. */
export type Streams = (payload: BasePayload) => readonly MemberStream[]

/** Registers them behind the same check of who asks as all calls have. */
export function answerStreams(app: Hono, streams: readonly MemberStream[]): void {
  const admit = createCallGuard()
  for (const { path, limit, answer } of streams)
    app.get(path, admit({ path, caller: 'member', limit }), (context) =>
      answer(memberOf(context.var)),
    )
}
