import { httpsVariables } from '@washhouse/serving/https-variables'
import { lineVariables } from '../features/account/line/line.variables.ts'
import { contactVariables } from '../features/contact/contact.variables.ts'
import { webboardVariables } from '../features/webboard/writing/webboard.variables.ts'
import { mailingVariables } from '../features/mailing/sending/mailing.variables.ts'
import { linePushVariables } from '../core/mail/line-push.variables.ts'
import { alertVariables } from '../core/alerts/alert-variables.ts'
import { mailVariables } from '../core/mail/mail-variables.ts'
import { retentionVariables } from '../platform/retention/environment-overrides.ts'
import { serviceVariables } from '../platform/variables.ts'

export const contentVariables = [
  serviceVariables,
  retentionVariables,
  httpsVariables,
  mailVariables,
  linePushVariables,
  alertVariables,
  contactVariables,
  lineVariables,
  webboardVariables,
  mailingVariables,
]
