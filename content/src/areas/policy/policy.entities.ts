import {
  policyKinds,
  type PolicyImage,
  type PolicyKind,
} from '@washhouse/contract/policy/policy.contract'
import { policyImageWires } from '@washhouse/contract/policy/policy.wire'
import { eq } from 'drizzle-orm'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

/** One table holds the pictures of every policy. */
function imageEntity(kind: PolicyKind): StoredEntity<PolicyImage> {
  return {
    wire: policyImageWires[kind],
    table: 'policy_images',
    hasDrafts: true,
    tag: 'policy_image',
    orderedBy: 'sort',
    isVisible: (column) => eq(column('policy'), kind),
  }
}

export const policyImageEntities = policyKinds.map(imageEntity)
