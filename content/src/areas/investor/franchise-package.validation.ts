import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { say } from '../../ground/languages/say.ts'
import type { TextRule } from '../../ground/fields/text-rule.ts'
import { requireThai } from '../../ground/fields/thai-rule.ts'

/** The text of one size: in Thai it must be there in a package of that size, elsewhere it may be missing. */
export function ownSizeRequired(size: FranchiseSize): TextRule {
  return (value, field) => {
    const { req, maxLength, siblingData } = field
    const isOwn = isPlainObject(siblingData) && siblingData['size'] === size
    if (isOwn) return requireThai(value, field)
    if (maxLength === undefined || (value?.length ?? 0) <= maxLength) return true
    return say(req, `ยาวได้ไม่เกิน ${maxLength} ตัวอักษร`, `At most ${maxLength} characters.`)
  }
}
