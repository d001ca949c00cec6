import type { FormValues } from '../../core/blocks/form/form-answer.ts'
import type { FormMessageId } from '../../core/blocks/form/form.messages.ts'
import type { PersonMessageId } from '../../core/blocks/form/person.messages.ts'
import type { LeadFormMessageId } from '../../core/blocks/lead-form/lead-form.messages.ts'
import type { CompiledMessages } from '../../core/i18n/messages.ts'
import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import type { Budget } from './budget-for.ts'
import type { InterestMessageId } from './interest.messages.ts'
import type { PackageMessageId } from './package.messages.ts'

export interface InterestTexts {
  messages: CompiledMessages<
    InterestMessageId | PackageMessageId | FormMessageId | PersonMessageId | LeadFormMessageId
  >
  provinces: { id: number; name: string }[]
  /** Budget choice for each published package. */
  budgets: Partial<Record<FranchiseSize, Budget>>
  /** The editors' text about what happens next. */
  note: string | null
  sender?: FormValues
}

/** True for the response of this build's route. */
export function isInterestTexts(value: unknown): value is InterestTexts {
  if (typeof value !== 'object' || value === null) return false
  if (!('messages' in value && 'budgets' in value && 'provinces' in value)) return false
  return Array.isArray(value.provinces)
}
