import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
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
