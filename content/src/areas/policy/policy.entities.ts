import type { PolicyImage, PolicyKind } from '@washhouse/contract/policy/policy.contract'
import { policyImageWires } from '@washhouse/contract/policy/policy.wire'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

/** One collection holds the pictures of every policy. */
export function imagesOf(kind: PolicyKind): StoredEntity<PolicyImage> {
  return {
    wire: policyImageWires[kind],
    storedIn: 'policy-images',
    tag: 'policy_image',
    orderedBy: ['sort'],
    only: { policy: kind },
  }
}
