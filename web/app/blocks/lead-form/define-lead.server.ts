import type { Lead } from '@washhouse/contract/contact/contact.contract'
import type { RecordWrite } from '@washhouse/contract/wire/write'
import type { FormDefinition } from '../form/form-definition.ts'
import { looksAutomatic } from '../form/looks-automatic.ts'
import { leadFormMessages } from './lead-form.messages.ts'

/** One form whose content is stored as a lead. */
interface LeadDefinition<Body extends Lead, Result> extends Pick<
  FormDefinition<Body, Result>,
  'fields' | 'file' | 'faultTexts'
> {
  write: RecordWrite<Body, Result>
}

/** A lead's form: stored once, and marked when a program seems to have sent it. */
export function defineLead<Body extends Lead, Result = undefined>({
  faultTexts,
  ...definition
}: LeadDefinition<Body, Result>): FormDefinition<Body, Result> {
  const { variant } = definition.write
  return {
    ...definition,
    isStoredOnce: true,
    addFields: (form) => ({ type: variant, looksAutomatic: looksAutomatic(form) }),
    faultTexts: {
      'message.required': leadFormMessages['lead.fault.message'],
      'consent.required': leadFormMessages['lead.fault.consent'],
      'phone.unreachable': leadFormMessages['lead.fault.unreachable'],
      ...faultTexts,
    },
  }
}
