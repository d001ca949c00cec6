import { z } from 'zod'
import { items, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import type { PolicyKind } from './policy.contract.ts'
import { policyImageWires, policyWires } from './policy.wire.ts'

/** Calls of the feature policy (spec §7, Cookie content). */
export const policyCalls = {
  getCookiePolicy: definePolicyCall('getCookiePolicy', 'cookie', 'Returns the cookie policy.'),
  getPrivacyPolicy: definePolicyCall('getPrivacyPolicy', 'privacy', 'Returns the privacy policy.'),
  getTermsOfService: definePolicyCall(
    'getTermsOfService',
    'terms',
    'Returns the terms of service.',
  ),
  listCookiePolicyImages: defineImageCall('listCookiePolicyImages', 'cookie'),
  listPrivacyPolicyImages: defineImageCall('listPrivacyPolicyImages', 'privacy'),
  listTermsOfServiceImages: defineImageCall('listTermsOfServiceImages', 'terms'),
}

function definePolicyCall(operation: string, kind: PolicyKind, summary: string) {
  return defineCall(operation, {
    path: `/items/${policyWires[kind].name}`,
    summary,
    answer: singleton(policyWires[kind]),
    source: 'spec §7 Cookie content',
  })
}

function defineImageCall(operation: string, kind: PolicyKind) {
  return defineCall(operation, {
    path: `/items/${policyImageWires[kind].name}`,
    summary: `Lists the images of the ${kind} policy.`,
    query: { sort: z.string(), limit: z.int(), filter: z.string() },
    answer: items(policyImageWires[kind]),
    source: 'spec §7 Cookie content',
  })
}
