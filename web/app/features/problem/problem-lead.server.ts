import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import type { ProblemReceipt, ProblemReport } from '@washhouse/contract/contact/contact.contract'
import type { LeadDefinition } from '../../blocks/lead-form/lead-definition.ts'
import { maxPhotoBytes } from './photo-limits.ts'
import { problemMessages } from './problem.messages.ts'

/** What the report of a problem sends. */
export const problemLead: LeadDefinition<ProblemReport, ProblemReceipt> = {
  write: contactCalls.reportProblem,
  fields: ['branch', 'machine', 'cause', 'amount', 'message', 'phone', 'email'],
  file: {
    name: 'photo',
    maxBytes: maxPhotoBytes,
    tooLarge: problemMessages['problem.fault.photoSize'],
  },
  faultTexts: {
    branch: problemMessages['problem.fault.branch'],
    machine: problemMessages['problem.fault.machine'],
    cause: problemMessages['problem.fault.cause'],
    amount: problemMessages['problem.fault.amount'],
    photo: problemMessages['problem.fault.photo'],
  },
}
