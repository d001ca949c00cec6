import { createKeyMemo } from '@washhouse/serving/key-memo'
import { referrerPolicies } from '@washhouse/serving/security-headers'
import {
  changeVariants,
  type ReadyVariant,
  type StoredAnswer,
} from '@washhouse/serving/stored-answer'
import { isPrivateAddress } from '../app/core/request/private-address.ts'

const isPrivate = createKeyMemo((rawUrl) =>
  isPrivateAddress(new URL(rawUrl, 'http://page.internal')),
)

/**
 * A page as it is answered at this address. What is kept of it is everyone's, so it cannot know of the text or the
 * reference that a visitor's own address adds; the policy that keeps these from other pages is put in here. Of a page
 * that is not there nobody knows what its address holds.
 */
export function answerAt(rawUrl: string, answer: StoredAnswer): StoredAnswer {
  if (answer.status < 400 && !isPrivate.keyOf(rawUrl)) return answer
  return changeVariants(answer, hide)
}

function hide(variant: ReadyVariant): ReadyVariant {
  const { headers, notModifiedHeaders } = variant
  return {
    ...variant,
    headers: headers.map(hidePolicy),
    notModifiedHeaders: notModifiedHeaders.map(hidePolicy),
  }
}

function hidePolicy(text: string): string {
  return text === referrerPolicies.open ? referrerPolicies.private : text
}
