import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type { NewBoardAppeal } from '@washhouse/contract/webboard/board-care.contract'
import type { BoardName, OwnBoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { webboardMessages } from './webboard.messages.ts'

/** How a member is named on the web board; an empty name is none. */
export const webboardForm: FormDefinition<Partial<BoardName>, OwnBoardAuthor> = {
  write: webboardCalls.changeOwnAuthor,
  fields: ['nickname'],
  faultTexts: {
    'nickname.format': webboardMessages['webboard.nickname.format'],
    'nickname.reserved': webboardMessages['webboard.nickname.reserved'],
  },
  refusalTexts: {
    'FORBIDDEN.unverified': webboardMessages['webboard.unverified'],
    'FORBIDDEN.limited': webboardMessages['webboard.limited'],
  },
}

/** Asks staff to look once more at why he may not write. */
export const appealForm: FormDefinition<NewBoardAppeal> = {
  write: webboardCalls.askAgain,
  fields: ['message'],
  faultTexts: { 'message.required': webboardMessages['webboard.appeal.missing'] },
  refusalTexts: { 'FORBIDDEN.no_appeal': webboardMessages['webboard.appeal.none'] },
}
