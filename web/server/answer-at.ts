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
 * Adapts a page to its address. A cached page is for everyone, so it does not know the text or the reference in a visitor's
 * own address. This sets the policy that hides them from other pages. An unknown page's address may also contain private
 * data.
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
