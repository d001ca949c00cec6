import { accountCalls } from '@washhouse/contract/account/account.calls'
import { memberRoleName, type Registration } from '@washhouse/contract/account/account.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { findConfirmFault } from '../../../blocks/form/password-rule.ts'
import { tidyPhone } from '../../../blocks/form/tidy-phone.ts'
import type { PageContent } from '../../../content/page-content.ts'
import { registrationMessages } from './registration.messages.ts'

/** What registering sends: the spec's fields, and the role that is looked up by its name (spec §6). */
export const registrationForm: FormDefinition<Registration> = {
  write: accountCalls.register,
  fields: ['firstName', 'lastName', 'phone', 'location', 'email', 'password'],
  ownFields: ['confirmPassword', 'isOldEnough', 'wantsNews', 'next'],
  secrets: ['password', 'confirmPassword'],
  tidy: { phone: tidyPhone },
  addFields: async (_form, content) => ({ role: await findMemberRole(content) }),
  findMore: (form) => ({
    ...findConfirmFault(form),
    ...(form.get('isOldEnough') ? {} : { isOldEnough: 'required' }),
  }),
  faultTexts: {
    'email.unique': registrationMessages['register.taken'],
    isOldEnough: registrationMessages['register.age.missing'],
  },
  refusalTexts: { REQUESTS_EXCEEDED: registrationMessages['register.wait'] },
  tellsMessage: true,
}

async function findMemberRole(content: PageContent): Promise<string> {
  const roles = await content.read(accountCalls.listRoles)
  const role = roles.find(({ name }) => name === memberRoleName)
  if (!role) throw new Error(`the content service has no role named ${memberRoleName}`)
  return role.id
}
