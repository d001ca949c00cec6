import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { defineLead } from '../../blocks/lead-form/define-lead.server.ts'
import { photoFaultTexts } from '../../blocks/photo/photo-faults.server.ts'
import { maxPhotoBytes } from '../../blocks/photo/photo-limits.ts'
import { problemMessages } from './problem.messages.ts'

/** What the report of a problem sends. */
export const problemLead = defineLead({
  write: contactCalls.reportProblem,
  fields: ['branch', 'machine', 'cause', 'amount', 'message', 'phone', 'email'],
  file: { name: 'photo', maxBytes: maxPhotoBytes },
  faultTexts: {
    branch: problemMessages['problem.fault.branch'],
    machine: problemMessages['problem.fault.machine'],
    cause: problemMessages['problem.fault.cause'],
    amount: problemMessages['problem.fault.amount'],
    'amount.min': problemMessages['problem.fault.amount.min'],
    'amount.max': problemMessages['problem.fault.amount.max'],
    'amount.format': problemMessages['problem.fault.amount.decimals'],
    ...photoFaultTexts('photo'),
    photo: problemMessages['problem.fault.photo'],
    'photo.too_large': problemMessages['problem.fault.photoSize'],
  },
})
