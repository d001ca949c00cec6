import type { NewTakeDown } from '@washhouse/contract/webboard/board-care.contract'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { boardReasonMessages } from '../../../blocks/board-reason/board-reason.messages.ts'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { personMessages } from '../../../blocks/form/person.messages.ts'
import { looksAutomatic } from '../../../blocks/form/looks-automatic.ts'
import { leadFormMessages } from '../../../blocks/lead-form/lead-form.messages.ts'
import { takeDownMessages } from './take-down.messages.ts'

/** What anyone asks to have taken off the web board; stored once, and marked when a program seems to have sent it. */
export const takeDownForm: FormDefinition<NewTakeDown> = {
  write: webboardCalls.requestTakeDown,
  fields: ['address', 'reason', 'message', 'name', 'email', 'consent'],
  addFields: (form) => ({ looksAutomatic: looksAutomatic(form) }),
  isStoredOnce: true,
  faultTexts: {
    'address.required': takeDownMessages['takeDown.address.missing'],
    reason: boardReasonMessages['boardReason.missing'],
    'message.required': leadFormMessages['lead.fault.message'],
    'name.required': personMessages['fault.firstName.required'],
    consent: leadFormMessages['lead.fault.consent'],
  },
}
