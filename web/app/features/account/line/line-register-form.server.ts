import type { SessionTokens } from '@washhouse/contract/account/account.contract'
import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { LineRegistration } from '@washhouse/contract/line/line.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { findAgeFault } from '../registration/registration-form.server.ts'
import { registrationMessages } from '../registration/registration.messages.ts'
import { lineRegisterMessages } from './line-register.messages.ts'

/** What registering sends that LINE does not tell; `device` is the mark of this browser, if there is one. */
export function lineRegisterForm(
  ticket: string,
  device: string | null,
): FormDefinition<LineRegistration, SessionTokens> {
  return {
    write: lineCalls.registerByLine,
    fields: ['firstName', 'lastName', 'phone', 'location', 'email', 'ageDeclaration'],
    ownFields: ['wantsNews'],
    addFields: () => ({ ticket, device }),
    findMore: findAgeFault,
    faultTexts: {
      'email.unique': lineRegisterMessages['lineRegister.taken'],
      ageDeclaration: registrationMessages['register.age.missing'],
    },
    refusalTexts: {
      INVALID_TOKEN: lineRegisterMessages['lineRegister.late'],
      REQUESTS_EXCEEDED: registrationMessages['register.wait'],
    },
    tellsMessage: true,
  }
}
