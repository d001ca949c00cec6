import type { Caller } from '@washhouse/contract/wire/call'
import type { Context, Hono } from 'hono'
import type { BasePayload } from 'payload'
import { createCallGuard } from './call-guard.ts'
import { routerPath } from './route-path.ts'
import type { VisitorLimit } from './visitor-limit.ts'

/** A download that is not JSON, never for everyone. */
export interface PrivateStream {
  path: string
  caller: Exclude<Caller, 'anyone'>
  limit: VisitorLimit
  answer: (context: Context) => Response | Promise<Response>
}

/** A feature's streams, bound to its database. */
export type Streams = (payload: BasePayload) => readonly PrivateStream[]

export function answerStreams(app: Hono, streams: readonly PrivateStream[]): void {
  const admit = createCallGuard()
  for (const { answer, ...stream } of streams)
    app.get(routerPath(stream.path), admit(stream), answer)
}
