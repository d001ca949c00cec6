import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { Form, Link } from 'react-router'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Button, ButtonAnchor, ButtonLink } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { VisuallyHidden } from '../../../core/ui/visually-hidden/visually-hidden.tsx'
import { printTopicPage } from '../talk/board-query.ts'
import { BoardPictures } from '../talk/board-pictures.tsx'
import { TalkHead } from '../talk/talk-head.tsx'
import type { TopicMessageId } from './topic.messages.ts'
import { WrittenText } from '../talk/written-text.tsx'

export interface ShownPost extends BoardPost {
  isOwn: boolean
  canEdit: boolean
}

interface TopicPostProps {
  post: ShownPost
  page: number
  /** The topic accepts replies. */
  isOpen: boolean
}

export function TopicPost({ post, page, isOpen }: TopicPostProps) {
  const t = useText<TopicMessageId>()
  const language = useLanguage()
  const { id, detail, images, views, solvedBy, status } = post
  const path = localePath(language, `/webboard/${id}`)
  if (detail === null) return <Notice>{t('topic.gone')}</Notice>
  return (
    <article className="talk-entry talk-entry--post">
      <TalkHead written={post}>
        <span>{t('topic.views', { count: views })}</span>
      </TalkHead>
      {status === 'draft' && <Notice>{t('topic.waiting')}</Notice>}
      <WrittenText text={detail} />
      <BoardPictures images={images} />
      {solvedBy !== null && (
        <Notice variant="good">
          {t('topic.isSolved')}{' '}
          <Link to={`${path}/reply/${solvedBy}`}>{t('topic.toSolution')}</Link>
        </Notice>
      )}
      {!isOpen && <Notice>{t('topic.locked')}</Notice>}
      <div className="talk-entry__acts">
        {isOpen && status === 'published' && (
          <ButtonAnchor variant="secondary" href="#write">
            {t('topic.act.reply')}
          </ButtonAnchor>
        )}
        {status === 'published' && <FollowPost post={post} page={page} />}
        {post.canEdit && (
          <ButtonLink variant="link" to={`${path}/edit`}>
            {t('topic.act.edit')}
          </ButtonLink>
        )}
        {post.isOwn && (
          <ButtonLink variant="link" to={`${path}/remove`}>
            {t('topic.act.remove')}
          </ButtonLink>
        )}
        {!post.isOwn && (
          <ButtonLink variant="link" to={`${path}/report`}>
            {t('topic.act.report')}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

interface FollowPostProps {
  post: { id: number; isFollowed: boolean }
  page: number
}

/** Turns notifications about replies on or off, with or without scripts. */
function FollowPost({ post: { id, isFollowed }, page }: FollowPostProps) {
  const t = useText<TopicMessageId>()
  const topic = localePath(useLanguage(), `/webboard/${id}`)
  return (
    <Form method="post" action={`${topic}/follow`} preventScrollReset>
      <input type="hidden" name="next" value={topic + printTopicPage(page)} />
      <Button
        type="submit"
        name="act"
        value={isFollowed ? 'leave' : 'follow'}
        variant="secondary"
        icon={isFollowed ? 'check' : 'bell'}
      >
        {isFollowed ? (
          <>
            {t('topic.act.following')} <VisuallyHidden>({t('topic.act.unfollow')})</VisuallyHidden>
          </>
        ) : (
          t('topic.act.follow')
        )}
      </Button>
    </Form>
  )
}
