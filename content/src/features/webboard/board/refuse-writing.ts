import type { BoardRefusal, BoardWait } from '@washhouse/contract/webboard/webboard.contract'
import { failedValidation, retryLater, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'

const words: Record<BoardRefusal, string> = {
  unverified: 'Confirm your e-mail address before you write.',
  limited: 'You may not write for now.',
  locked: 'Nobody replies to this post any more.',
  too_late: 'It can be changed for 24 hours after it was written.',
  waiting: 'Another one of yours waits to be looked at first.',
  own: 'It is your own.',
  no_appeal: 'You are not kept from writing, or have asked already.',
}

/** FORBIDDEN to write where reading is allowed; `type` is the reason, and `limited_until` the end of a limit. */
export function refuseWriting(type: BoardRefusal, limitedUntil?: string): WireError {
  const until = limitedUntil === undefined ? {} : { limited_until: limitedUntil }
  return new WireError('FORBIDDEN', words[type], { type, ...until })
}

/** REQUESTS_EXCEEDED; `type` is the reason, `retry_after` the wait in seconds. */
export function refuseUntil({ type, seconds }: { type: BoardWait; seconds: number }): WireError {
  const { code, message, extras } = retryLater(seconds)
  return new WireError(code, message, { type, ...extras })
}

/** A field that names no published reply to the post. */
export function refuseReplyIn(field: 'quote' | 'solved'): FaultyBody {
  const reason = 'There is no such reply to the post'
  return new FaultyBody([failedValidation(field, 'choice', reason)])
}
