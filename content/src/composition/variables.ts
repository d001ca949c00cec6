import { httpsVariables } from '@washhouse/serving/https-variables'
import { lineVariables } from '../areas/account/line/line.variables.ts'
import { contactVariables } from '../areas/contact/contact.variables.ts'
import { webboardVariables } from '../areas/webboard/writing/webboard.variables.ts'
import { mailingVariables } from '../areas/mailing/sending/mailing.variables.ts'
import { linePushVariables } from '../engines/mail/line-push.variables.ts'
import { mailVariables } from '../engines/mail/mail-variables.ts'
import { retentionVariables } from '../ground/retention/retention-variables.ts'
import { serviceVariables } from '../ground/variables.ts'

/** All that the content service reads from the environment; the launcher checks it before a start. */
export const contentVariables = [
  serviceVariables,
  retentionVariables,
  httpsVariables,
  mailVariables,
  linePushVariables,
  contactVariables,
  lineVariables,
  webboardVariables,
  mailingVariables,
]
