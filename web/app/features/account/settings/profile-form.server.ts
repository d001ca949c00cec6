import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { Profile, ProfileChanges } from '@washhouse/contract/account/account.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'

/** What a member changes of his profile. */
export const profileForm: FormDefinition<Partial<ProfileChanges>, Profile> = {
  write: accountCalls.changeMe,
  fields: ['firstName', 'lastName', 'phone', 'location', 'language'],
  ownFields: ['isOfAge'],
  addFields: (form) => (form.get('isOfAge') ? { ageDeclaration: 'of_age' } : {}),
}
