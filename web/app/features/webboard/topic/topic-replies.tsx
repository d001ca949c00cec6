import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { ButtonAnchor } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { BoardPager } from '../talk/board-pager.tsx'
import { printTopicPage } from '../talk/board-query.ts'
import type { TalkMessageId } from '../talk/talk.messages.ts'
import type { ShownPost } from './topic-post.tsx'
import { TopicReply, type ShownReply } from './topic-reply.tsx'
import type { TopicMessageId } from './topic.messages.ts'

interface TopicRepliesProps {
  post: ShownPost
  page: number
  /** Null if the call failed. */
  found: { replies: readonly ShownReply[]; pageCount: number; firstNew: number | null } | null
  /** The reader may write here. */
  mayQuote: boolean
}

export function TopicReplies({ post, page, found, mayQuote }: TopicRepliesProps) {
  const t = useText<TopicMessageId | TalkMessageId>()
  const path = localePath(useLanguage(), `/webboard/${post.id}`)
  const none = noneOf(post)
  return (
    <section className="topic__replies" aria-labelledby="replies">
      <h2 id="replies">{t('topic.replies', { count: post.replies })}</h2>
      {!found && (
        <Notice variant="bad">
          <p>{t('topic.replies.failed')}</p>
          <ButtonAnchor variant="secondary" href={path + printTopicPage(page)}>
            {t('topic.retry')}
          </ButtonAnchor>
        </Notice>
      )}
      {found?.replies.length === 0 && none && <p>{t(none)}</p>}
      {found && found.replies.length > 0 && (
        <ol className="topic__list">
          {found.replies.map((reply) => (
            <li key={reply.id}>
              {reply.id === found.firstNew && <p className="topic__new">{t('topic.new')}</p>}
              <TopicReply reply={reply} post={post} page={page} mayQuote={mayQuote} />
            </li>
          ))}
        </ol>
      )}
      <BoardPager
        label={t('topic.pager.label')}
        page={page}
        pageCount={found?.pageCount ?? 1}
        addressOf={(other) => path + printTopicPage(other)}
      />
    </section>
  )
}

/** Message for a topic without replies; null if it accepts none. */
function noneOf({ detail, isLocked, isOwn, status }: ShownPost) {
  if (detail === null || isLocked) return null
  if (status === 'draft') return 'topic.replies.noneYet'
  return isOwn ? 'topic.replies.noneOfOwn' : 'topic.replies.none'
}
