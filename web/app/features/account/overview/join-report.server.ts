import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import type { ProblemStatus, ReportClaim } from '@washhouse/contract/contact/contact.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { accountMessages } from './account.messages.ts'

/** What makes a report that was sent before the member's own. */
export const joinReport: FormDefinition<ReportClaim, ProblemStatus> = {
  write: contactCalls.joinReport,
  fields: ['reference', 'proof'],
  faultTexts: {
    'reference.required': accountMessages['account.join.fault.reference'],
    'proof.required': accountMessages['account.join.fault.proof'],
    reference: accountMessages['account.join.fault.unknown'],
    proof: accountMessages['account.join.fault.unknown'],
  },
  refusalTexts: {
    FORBIDDEN: accountMessages['account.join.fault.unknown'],
    ROUTE_NOT_FOUND: accountMessages['account.join.fault.unknown'],
    REQUESTS_EXCEEDED: accountMessages['account.join.fault.busy'],
  },
}
