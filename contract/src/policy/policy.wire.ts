import { defineWireTable, type WireTable } from '../wire/wire-table.ts'
import { Policy, PolicyImage, type PolicyKind } from './policy.contract.ts'

const definePolicyTable = (name: string) =>
  defineWireTable(name, Policy, { updatedAt: 'date_updated' })

const defineImageTable = (name: string) => defineWireTable(name, PolicyImage, {})

/** `/items/cookie_policy`, `personal_privacy_policy` and `term_of_service_policy` (spec §7). */
export const policyWires: Record<PolicyKind, WireTable<Policy>> = {
  cookie: definePolicyTable('cookie_policy'),
  privacy: definePolicyTable('personal_privacy_policy'),
  terms: definePolicyTable('term_of_service_policy'),
}

/** `/items/cookie_policy_image`, `personal_policy_image` and `term_of_service_image` (spec §7). */
export const policyImageWires: Record<PolicyKind, WireTable<PolicyImage>> = {
  cookie: defineImageTable('cookie_policy_image'),
  privacy: defineImageTable('personal_policy_image'),
  terms: defineImageTable('term_of_service_image'),
}
