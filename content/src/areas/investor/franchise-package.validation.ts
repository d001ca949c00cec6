import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { TextRule } from '../../ground/fields/text-rule.ts'
import { requireThai, withinLength } from '../../ground/fields/thai-rule.ts'

/** The text of one size: in Thai it must be there in a package of that size, elsewhere it may be missing. */
export function ownSizeRequired(size: FranchiseSize): TextRule {
  return (value, field) => {
    const { siblingData } = field
    const isOwn = isPlainObject(siblingData) && siblingData['size'] === size
    return isOwn ? requireThai(value, field) : withinLength(value, field)
  }
}
