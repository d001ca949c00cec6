import { languages } from '@washhouse/contract/language'
import { lineIntents } from '@washhouse/contract/line/line.contract'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { requestContext } from '../../../core/request/request-context.ts'

type Context = Readonly<RouterContextProvider>

/** Equals the lifetime of the state that the service seals. */
const lifeSeconds = 15 * 60

const Next = z.string().nullable()

/** The authorization state in this browser's cookie, sealed again: waiting for LINE, or returned and not registered. */
const Journey = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('away'),
    intent: z.enum(lineIntents),
    /** The authorization URL at LINE. */
    url: z.string(),
    flow: z.string(),
    language: z.enum(languages),
    next: Next,
  }),
  z.object({
    step: z.literal('back'),
    ticket: z.string(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    next: Next,
  }),
])
export type Journey = z.infer<typeof Journey>
export type AuthorizationStep<Step extends Journey['step']> = Extract<Journey, { step: Step }>

/** Returns this browser's authorization if it is at this step, else null. */
export function authorizationAt<Step extends Journey['step']>(
  context: Context,
  step: Step,
): AuthorizationStep<Step> | null {
  const { lineCookie } = context.get(requestContext)
  const read = Journey.safeParse(parse(lineCookie?.content))
  return read.success && isAt(read.data, step) ? read.data : null
}

function isAt<Step extends Journey['step']>(
  journey: Journey,
  step: Step,
): journey is AuthorizationStep<Step> {
  return journey.step === step
}

/** Headers that store the authorization in the cookie; null deletes it. */
export function authorizationHeaders(context: Context, journey: Journey | null): Headers {
  const { lineCookie } = context.get(requestContext)
  if (!lineCookie) throw new Error('A LINE authorization needs a cookie')
  const cookie = journey
    ? lineCookie.print(JSON.stringify(journey), lifeSeconds)
    : lineCookie.clearing
  return new Headers({ 'cache-control': 'private, no-store', 'set-cookie': cookie })
}

/** The content may come from an older version of this website. */
function parse(content: string | null | undefined): unknown {
  try {
    return JSON.parse(content ?? 'null')
  } catch {
    return null
  }
}
