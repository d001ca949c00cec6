import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { LineJourney, LineStart } from '@washhouse/contract/line/line.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import {
  currentPasswordRefusals,
  currentPasswordTexts,
} from '../settings/current-password.server.ts'
import { lineMessages } from './line.messages.ts'

/** By what a member shows that it is he who joins LINE to his account. */
export function accountLineForm(asksAnew: boolean): FormDefinition<LineStart, LineJourney> {
  return {
    write: lineCalls.startLine,
    fields: ['currentPassword'],
    secrets: ['currentPassword'],
    addFields: () => ({ intent: 'join', asksAnew }),
    faultTexts: currentPasswordTexts,
    refusalTexts: {
      ...currentPasswordRefusals,
      SERVICE_UNAVAILABLE: lineMessages['login.reason.line-away'],
    },
  }
}
