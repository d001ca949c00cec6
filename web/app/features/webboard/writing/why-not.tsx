import { Link } from 'react-router'
import type { BoardReasonMessageId } from '../../../core/blocks/board-reason/board-reason.messages.ts'
import { limitFigures } from '../../../core/blocks/form/limit-figures.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import type { MayWrite } from './may-write.ts'
import type { WritingMessageId } from './writing.messages.ts'

export function WhyNot({ may }: { may: Exclude<MayWrite, { kind: 'yes' }> }) {
  const t = useText<WritingMessageId | BoardReasonMessageId>()
  const language = useLanguage()
  switch (may.kind) {
    case 'unverified':
      return (
        <Notice>
          {t('write.unverified')}{' '}
          <Link to={localePath(language, '/verify/request')}>{t('write.verify')}</Link>
        </Notice>
      )
    case 'limited':
      return (
        <Notice>
          <p>{t('write.limited', limitFigures(language, may.until))}</p>
          {may.reason && (
            <p>{t('write.limited.reason', { reason: t(`boardReason.${may.reason}`) })}</p>
          )}
          {may.mayAppeal && <AskAgainLink />}
        </Notice>
      )
    case 'locked':
    case 'closed':
    case 'tooLate':
      return <Notice>{t(`write.${may.kind}`)}</Notice>
  }
}

export function AskAgainLink() {
  const t = useText<WritingMessageId>()
  return (
    <Link to={localePath(useLanguage(), '/account/webboard#limit')}>{t('write.askAgain')}</Link>
  )
}
