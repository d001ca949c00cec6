import type { Policy, PolicyImage, PolicyKind } from '@washhouse/contract/policy/policy.contract'
import { policyImageWires, policyWires } from '@washhouse/contract/policy/policy.wire'
import type { StoredGlobal } from '../../core/records/global-entity.ts'
import type { StoredEntity } from '../../core/records/stored-entity.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import { policySlugs } from './policy.globals.ts'

export const policyStorage = {
  tag: 'policy',
  columns: { description: 'bodyHtml', ...changeDateColumn },
}

export function policyEntity(kind: PolicyKind): StoredGlobal<Policy> {
  return { wire: policyWires[kind], slug: policySlugs[kind], ...policyStorage }
}

/** One collection contains the pictures of all policies. */
export function imagesOf(kind: PolicyKind): StoredEntity<PolicyImage> {
  return {
    wire: policyImageWires[kind],
    storedIn: 'policy-images',
    tag: 'policy_image',
    orderedBy: ['sort'],
    only: { policy: kind },
  }
}
