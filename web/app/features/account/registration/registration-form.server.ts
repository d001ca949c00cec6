import { accountCalls } from '@washhouse/contract/account/account.calls'
import { memberRoleName, type Registration } from '@washhouse/contract/account/account.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { findConfirmFault } from '../../../blocks/form/password-rule.ts'
import type { PageContent } from '../../../content/page-content.ts'
import { registrationMessages } from './registration.messages.ts'

/** What registering sends: the spec's fields, his age, and the role that is looked up by its name (spec §6). */
export const registrationForm: FormDefinition<Registration> = {
  write: accountCalls.register,
  fields: ['firstName', 'lastName', 'phone', 'location', 'email', 'password'],
  // His age stands, and is told of, behind the second password.
  ownFields: ['confirmPassword', 'ageDeclaration', 'wantsNews', 'next'],
  secrets: ['password', 'confirmPassword'],
  addFields: async (form, content) => ({
    role: await findMemberRole(content),
    ageDeclaration: form.get('ageDeclaration') || null,
  }),
  findMore: (form) => ({
    ...findConfirmFault(form),
    ...findAgeFault(form),
  }),
  faultTexts: {
    'email.unique': registrationMessages['register.taken'],
    ageDeclaration: registrationMessages['register.age.missing'],
  },
  refusalTexts: { REQUESTS_EXCEEDED: registrationMessages['register.wait'] },
  tellsMessage: true,
}

/** The website asks everybody; the wire leaves it open. */
export function findAgeFault(form: FormData): Record<string, string> {
  return form.get('ageDeclaration') ? {} : { ageDeclaration: 'required' }
}

async function findMemberRole(content: PageContent): Promise<string> {
  const roles = await content.read(accountCalls.listRoles)
  const role = roles.find(({ name }) => name === memberRoleName)
  if (!role) throw new Error(`the content service has no role named ${memberRoleName}`)
  return role.id
}
