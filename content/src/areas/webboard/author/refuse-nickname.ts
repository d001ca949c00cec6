import type { NameFault } from '@washhouse/contract/webboard/webboard.contract'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { faultOfName, type NameRules } from './judge-name.ts'

const reasons: Record<NameFault, string> = {
  reserved: 'This name is kept for the brand and its staff',
  listed: 'A name is no address, number or advertisement',
  contact: 'A name is no address, number or advertisement',
  letters: 'Use Thai and English letters and digits',
}

/**
 * Keeps members from a nickname that others would not be shown.
 * @throws FaultyBody of type `reserved` or `format` naming `nickname`.
 */
export function refuseNickname(nickname: string, rules: NameRules): void {
  const fault = faultOfName(nickname, rules)
  if (fault === null) return
  const type = fault === 'reserved' ? 'reserved' : 'format'
  throw new FaultyBody([failedValidation('nickname', type, reasons[fault])])
}
