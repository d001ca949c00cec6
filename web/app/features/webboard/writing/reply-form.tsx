import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import type { BoardReply, OwnBoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import { Link } from 'react-router'
import type { FormAnswer, FormToken } from '../../../core/blocks/form/form-answer.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { QuoteBox } from '../talk/quote-box.tsx'
import { WriteForm } from './write-form.tsx'
import type { WritingMessageId } from './writing.messages.ts'

interface ReplyFormProps {
  post: number
  review: OwnBoardAuthor['review']
  quoted: BoardReply | null
  draftOf: string | undefined
  issue: FormToken
  answer?: FormAnswer | undefined
}

export function ReplyForm({ post, quoted, ...form }: ReplyFormProps) {
  const t = useText<WritingMessageId>()
  const language = useLanguage()
  const topic = `/webboard/${post}`
  return (
    <>
      {quoted && (
        // Target of the error summary if the quoted reply is removed meanwhile.
        <div id="form-quote" className="topic__quoted" tabIndex={-1}>
          <p>
            {t('write.quoted')}{' '}
            <Link to={localePath(language, `${topic}/reply`)}>{t('write.quoted.drop')}</Link>
          </p>
          <QuoteBox
            quote={{ ...quoted, detail: beginningOf(quoted.detail ?? '') }}
            to={localePath(language, `${topic}/reply/${quoted.id}`)}
          />
        </div>
      )}
      <WriteForm
        {...form}
        action={`${topic}/reply${quoted ? `?quote=${quoted.id}` : ''}`}
        submitLabel={t('write.send.reply')}
        sentTo={topic}
      />
    </>
  )
}

/** Truncates the quote like the service. */
function beginningOf(text: string): string {
  const letters = Array.from(text)
  return letters.length <= boardLengths.quote
    ? text
    : `${letters.slice(0, boardLengths.quote).join('')}…`
}
