import type { BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { Form, Link } from 'react-router'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Badge } from '../../../core/ui/badge/badge.tsx'
import { Button, ButtonLink } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { BoardPictures } from '../talk/board-pictures.tsx'
import { printTopicPage } from '../talk/board-query.ts'
import { QuoteBox } from '../talk/quote-box.tsx'
import { replyPath } from '../talk/reply-pages.ts'
import { TalkHead } from '../talk/talk-head.tsx'
import type { ShownPost } from './topic-post.tsx'
import type { TopicMessageId } from './topic.messages.ts'
import { WrittenText } from '../talk/written-text.tsx'

export interface ShownReply extends BoardReply {
  isOwn: boolean
  canEdit: boolean
}

interface TopicReplyProps {
  reply: ShownReply
  post: ShownPost
  page: number
  mayQuote: boolean
}

/** One reply with its permalink; a withdrawn one shows only its position. */
export function TopicReply({ reply, post, page, mayQuote }: TopicReplyProps) {
  const t = useText<TopicMessageId>()
  const language = useLanguage()
  const { id, detail, quote, images, position, status } = reply
  const topic = localePath(language, `/webboard/${post.id}`)
  const isSolution = post.solvedBy === id
  const place = position !== null && (
    <Link to={localePath(language, replyPath(reply, page))} className="talk-entry__place">
      {t('topic.reply.position', { position })}
    </Link>
  )
  if (detail === null)
    return (
      <article id={`reply-${id}`} className="talk-entry talk-entry--gone" tabIndex={-1}>
        <p>
          {place} {t('topic.reply.gone')}
        </p>
      </article>
    )
  return (
    <article
      id={`reply-${id}`}
      className={isSolution ? 'talk-entry talk-entry--solution' : 'talk-entry'}
      tabIndex={-1}
    >
      <TalkHead written={reply}>{place}</TalkHead>
      {isSolution && (
        <p>
          <Badge variant="good" icon="check">
            {t('topic.reply.solution')}
          </Badge>
        </p>
      )}
      {status === 'draft' && <Notice>{t('topic.reply.waiting')}</Notice>}
      {quote && <QuoteBox quote={quote} to={`${topic}/reply/${quote.id}`} />}
      <WrittenText text={detail} />
      <BoardPictures images={images} />
      <div className="talk-entry__acts">
        {mayQuote && status === 'published' && (
          <ButtonLink
            variant="link"
            icon="quote"
            to={`${topic}${printTopicPage(page, { quote: id })}#write`}
          >
            {t('topic.act.quote')}
          </ButtonLink>
        )}
        {reply.canEdit && (
          <ButtonLink variant="link" to={`${topic}/reply/${id}/edit`}>
            {t('topic.act.edit')}
          </ButtonLink>
        )}
        {reply.isOwn && (
          <ButtonLink variant="link" to={`${topic}/reply/${id}/remove`}>
            {t('topic.act.remove')}
          </ButtonLink>
        )}
        {!reply.isOwn && (
          <ButtonLink variant="link" to={`${topic}/report?reply=${id}`}>
            {t('topic.act.report')}
          </ButtonLink>
        )}
        {post.isOwn && !post.isLocked && post.detail !== null && status === 'published' && (
          <Form method="post" action={`${topic}/solved`} preventScrollReset>
            <input type="hidden" name="reply" value={id} />
            <input type="hidden" name="next" value={topic + printTopicPage(page)} />
            <Button
              type="submit"
              variant="link"
              name="act"
              value={isSolution ? 'unmark' : 'mark'}
              icon={isSolution ? 'close' : 'check'}
            >
              {t(isSolution ? 'topic.act.unsolved' : 'topic.act.solved')}
            </Button>
          </Form>
        )}
      </div>
    </article>
  )
}
