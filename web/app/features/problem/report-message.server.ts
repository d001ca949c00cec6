import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import type { NewReportMessage } from '@washhouse/contract/contact/contact.contract'
import type { FormDefinition } from '../../core/blocks/form/form-definition.ts'
import { reportPhoto, reportPhotoFaults } from './problem-lead.server.ts'
import { problemStatusMessages } from './problem-status.messages.ts'

/** A message, a photo or both, added to a report. */
export const reportMessageForm: FormDefinition<NewReportMessage> = {
  write: contactCalls.addToReport,
  fields: ['message'],
  file: reportPhoto,
  isStoredOnce: true,
  faultTexts: {
    'message.required': problemStatusMessages['problemStatus.add.empty'],
    ...reportPhotoFaults,
  },
  refusalTexts: {
    'FORBIDDEN.closed': problemStatusMessages['problemStatus.add.closed'],
    'FORBIDDEN.full': problemStatusMessages['problemStatus.add.full'],
    'FORBIDDEN.owner': problemStatusMessages['problemStatus.add.owner'],
    NOT_FOUND: problemStatusMessages['problemStatus.missing'],
  },
}
