import type { AgeDeclaration } from '@washhouse/contract/account/account.contract'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Table } from '../../platform/database/tables.ts'

const minor = 'guardian_agrees' satisfies AgeDeclaration

/** A condition for a query of `members`: the member has not declared to be under 20. Minors receive no marketing. */
export function isNoMinor({ ageDeclaration }: Table<'ageDeclaration'>): SQL | undefined {
  return or(isNull(ageDeclaration), ne(ageDeclaration, minor))
}

/**
 * Rejects a declared minor's opt-in to marketing.
 * @param field The wire name of the field.
 * @throws FAILED_VALIDATION of the type `minor`
 */
export function refuseToMinor(
  { ageDeclaration }: { ageDeclaration: AgeDeclaration | null },
  field: string,
): void {
  if (ageDeclaration !== minor) return
  throw failedValidation(field, 'minor', 'Members under 20 are sent no marketing')
}
