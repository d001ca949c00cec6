import { z } from 'zod'
import { items, singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import type { PolicyKind } from './policy.contract.ts'
import { policyImageWires, policyWires } from './policy.wire.ts'

/** The calls of the area policy (spec §7, Cookie content). */
export const policyCalls = {
  getCookiePolicy: definePolicyCall('getCookiePolicy', 'cookie', 'The cookie policy'),
  getPrivacyPolicy: definePolicyCall('getPrivacyPolicy', 'privacy', 'The privacy policy'),
  getTermsOfService: definePolicyCall('getTermsOfService', 'terms', 'The terms of service'),
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
    summary: `The pictures of a policy: ${kind}`,
    query: { sort: z.string(), limit: z.int(), filter: z.string() },
    answer: items(policyImageWires[kind]),
    source: 'spec §7 Cookie content',
  })
}
