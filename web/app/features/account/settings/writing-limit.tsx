import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import type { OwnBoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import type { BoardReasonMessageId } from '../../../blocks/board-reason/board-reason.messages.ts'
import type { FormAnswer } from '../../../blocks/form/form-answer.ts'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { limitFigures } from '../../../blocks/form/limit-figures.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { WebboardMessageId } from './webboard.messages.ts'

interface WritingLimitProps {
  until: string
  reason: OwnBoardAuthor['limitReason']
  mayAppeal: boolean
  /** He has just asked. */
  isAsked: boolean
  answer: FormAnswer | undefined
}

/** Until when a member may not write on the web board, why, and the one time that he may ask about it. */
export function WritingLimit({ until, reason, mayAppeal, isAsked, answer }: WritingLimitProps) {
  const t = useText<WebboardMessageId | BoardReasonMessageId>()
  const language = useLanguage()
  return (
    <>
      <Notice>
        <p>{t('webboard.limited', limitFigures(language, until))}</p>
        {reason && <p>{t('webboard.limit.reason', { reason: t(`boardReason.${reason}`) })}</p>}
      </Notice>
      {!mayAppeal && !isAsked && <p>{t('webboard.appeal.asked')}</p>}
      {mayAppeal && (
        <>
          <p>{t('webboard.appeal')}</p>
          <SubmitForm
            id="appeal"
            action={`${localePath(language, '/account/webboard')}?appeal`}
            answer={answer}
            submitLabel={t('webboard.appeal.send')}
          >
            <MessageField />
          </SubmitForm>
        </>
      )}
    </>
  )
}

function MessageField() {
  const t = useText<WebboardMessageId>()
  const { field } = useFormFields()
  return (
    <TextAreaField
      {...field('message')}
      label={t('webboard.appeal.message')}
      maxLength={boardLengths.message}
      required
      whenMissing={t('webboard.appeal.missing')}
    />
  )
}
