import { settingsMessages } from './settings.messages.ts'
import { passwordMessages } from '../../../blocks/form/password.messages.ts'

/** What a form says of the present password that it asks for. */
export const currentPasswordTexts = {
  'currentPassword.required': passwordMessages['fault.password.required'],
  currentPassword: settingsMessages['settings.fault.wrongPassword'],
}

/** Wrong ones are counted as at the log-in. */
export const currentPasswordRefusals = {
  REQUESTS_EXCEEDED: settingsMessages['settings.fault.tooManyTries'],
}
