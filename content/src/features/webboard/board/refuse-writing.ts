import type { BoardRefusal, BoardWait } from '@washhouse/contract/webboard/webboard.contract'
import { failedValidation, retryLater, WireError } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'

const words: Record<BoardRefusal, string> = {
  unverified: 'Confirm your email before you write.',
  limited: 'You cannot write for now.',
  locked: 'This post is closed to new replies.',
  too_late: 'You can edit it for 24 hours after posting.',
  waiting: 'Another one of yours is still waiting for review.',
  own: 'This is your own.',
  no_appeal: 'You are not limited, or you have already asked.',
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
