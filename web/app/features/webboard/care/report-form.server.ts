import type { NewBoardReport } from '@washhouse/contract/webboard/board-care.contract'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { boardReasonMessages } from '../../../blocks/board-reason/board-reason.messages.ts'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { reportMessages } from './report.messages.ts'

/** A report on this post, or on this reply. */
export function reportForm(
  about: Pick<NewBoardReport, 'post' | 'reply'>,
): FormDefinition<NewBoardReport> {
  return {
    write: webboardCalls.reportWriting,
    fields: ['reason', 'note'],
    // So that what is gone is told of.
    ownFields: ['post', 'reply'],
    addFields: () => about,
    faultTexts: {
      reason: boardReasonMessages['boardReason.missing'],
      post: reportMessages['report.gone'],
      reply: reportMessages['report.gone'],
    },
    refusalTexts: {
      'FORBIDDEN.own': reportMessages['report.own'],
      'FORBIDDEN.unverified': reportMessages['report.unverified'],
      REQUESTS_EXCEEDED: reportMessages['report.tooMany'],
    },
  }
}
