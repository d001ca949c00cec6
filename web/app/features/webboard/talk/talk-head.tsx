import type { BoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import type { ReactNode } from 'react'
import { RelativeTime } from '../../../core/blocks/relative-time/relative-time.tsx'
import { MemberPicture } from '../../../core/blocks/member-picture/member-picture.tsx'
import { formatBriefDateTime, formatDate } from '../../../core/i18n/format.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { AuthorName } from './author-name.tsx'
import type { TalkMessageId } from './talk.messages.ts'

interface TalkHeadProps {
  written: {
    author: BoardAuthor | null
    createdAt: string
    updatedAt: string | null
    isEdited: boolean
  }
  /** After the date. */
  children?: ReactNode
}

export function TalkHead({ written, children }: TalkHeadProps) {
  const t = useText<TalkMessageId>()
  const language = useLanguage()
  const { author, createdAt, updatedAt, isEdited } = written
  return (
    <header className="talk-head">
      <MemberPicture id={author?.avatar ?? null} size="small" />
      <div className="talk-head__words">
        <p className="talk-head__name">
          <AuthorName author={author} />
        </p>
        {author?.since && (
          <p className="talk-head__quiet">
            {t('talk.since', { date: formatDate(language, author.since) })}
          </p>
        )}
      </div>
      <p className="talk-head__quiet talk-head__when">
        <RelativeTime moment={createdAt} />
        {isEdited && updatedAt && (
          <span>{t('talk.edited', { date: formatBriefDateTime(language, updatedAt) })}</span>
        )}
        {children}
      </p>
    </header>
  )
}
