import type { BoardQuote } from '@washhouse/contract/webboard/webboard.contract'
import { Link } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { AuthorName } from '../talk/author-name.tsx'
import type { TopicMessageId } from './topic.messages.ts'
import { WrittenText } from '../talk/written-text.tsx'

interface QuoteBoxProps {
  quote: BoardQuote
  /** Where it stands. */
  to: string
}

/** Part of another reply, as that stands now. */
export function QuoteBox({ quote: { detail, author }, to }: QuoteBoxProps) {
  const t = useText<TopicMessageId>()
  if (detail === null) return <p className="quote-box">{t('topic.quote.gone')}</p>
  return (
    <blockquote className="quote-box">
      <p className="quote-box__author">
        <Link to={to}>{t('topic.quote.of')}</Link> <AuthorName author={author} />
      </p>
      <WrittenText text={detail} />
    </blockquote>
  )
}
