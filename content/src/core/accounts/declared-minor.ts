import type { AgeDeclaration } from '@washhouse/contract/account/account.contract'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Table } from '../../platform/database/tables.ts'

const minor = 'guardian_agrees' satisfies AgeDeclaration

/** The condition, in a query of `members`, that one has not said that he is under 20: no minor is sent marketing. */
export function isNoMinor({ ageDeclaration }: Table<'ageDeclaration'>): SQL | undefined {
  return or(isNull(ageDeclaration), ne(ageDeclaration, minor))
}

/**
 * Refuses marketing that a declared minor asks for, by the field's name on the wire.
 * @throws FAILED_VALIDATION of the type `minor`
 */
export function refuseToMinor(
  { ageDeclaration }: { ageDeclaration: AgeDeclaration | null },
  field: string,
): void {
  if (ageDeclaration !== minor) return
  throw failedValidation(field, 'minor', 'Members under 20 are sent no marketing')
}
