import type { BoardQuote } from '@washhouse/contract/webboard/webboard.contract'
import { Link } from 'react-router'
import { useText } from '../../../core/i18n/use-text.tsx'
import { AuthorName } from './author-name.tsx'
import type { TalkMessageId } from './talk.messages.ts'
import { WrittenText } from './written-text.tsx'

interface QuoteBoxProps {
  quote: BoardQuote
  /** Path of the quoted reply. */
  to: string
}

/** A quote with the present text of the quoted reply. */
export function QuoteBox({ quote: { detail, author }, to }: QuoteBoxProps) {
  const t = useText<TalkMessageId>()
  if (detail === null) return <p className="quote-box">{t('talk.quote.gone')}</p>
  return (
    <blockquote className="quote-box">
      <p className="quote-box__author">
        <Link to={to}>{t('talk.quote.of')}</Link> <AuthorName author={author} />
      </p>
      <WrittenText text={detail} />
    </blockquote>
  )
}
