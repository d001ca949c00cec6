import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { Link } from 'react-router'
import { PageCard } from '../../../core/blocks/page-card/page-card.tsx'
import { RelativeTime } from '../../../core/blocks/relative-time/relative-time.tsx'
import { localePath } from '../../../core/i18n/language.ts'
import { langOfName } from '../../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Badge } from '../../../core/ui/badge/badge.tsx'
import { ButtonLink } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import type { AccountMessageId } from './account.messages.ts'

export type OwnPost = Pick<
  BoardPost,
  'id' | 'title' | 'status' | 'replies' | 'isUnread' | 'createdAt'
>

/** The member's latest board posts and their states; null if the service does not answer. */
export function OwnPosts({ posts }: { posts: readonly OwnPost[] | null }) {
  const t = useText<AccountMessageId>()
  const language = useLanguage()
  const board = localePath(language, '/webboard')
  return (
    <PageCard id="posts" aria-labelledby="posts-title">
      <h2 id="posts-title">{t('account.posts')}</h2>
      {posts === null && <Notice variant="bad">{t('account.posts.failed')}</Notice>}
      {posts?.length === 0 && (
        <>
          <p>{t('account.posts.none')}</p>
          <p>
            <ButtonLink variant="secondary" to={`${board}/new`}>
              {t('account.posts.write')}
            </ButtonLink>
          </p>
        </>
      )}
      {posts && posts.length > 0 && (
        <>
          <ul className="account-posts">
            {posts.map((post) => (
              <li key={post.id}>
                <Link to={`${board}/${post.id}`} lang={langOfName(language, post.title ?? '')}>
                  <bdi>{post.title ?? t('account.posts.untitled')}</bdi>
                </Link>
                <PostState post={post} />
                <span className="account-posts__quiet">
                  {t('account.posts.replies', { count: post.replies })}
                  {'\u00A0· '}
                  <RelativeTime moment={post.createdAt} />
                </span>
              </li>
            ))}
          </ul>
          <p>
            <Link to={`${board}?scope=own`}>{t('account.posts.all')}</Link>
          </p>
        </>
      )}
    </PageCard>
  )
}

function PostState({ post: { status, isUnread, replies } }: { post: OwnPost }) {
  const t = useText<AccountMessageId>()
  if (status === 'draft') return <Badge variant="bad">{t('account.posts.waiting')}</Badge>
  return isUnread && replies > 0 && <Badge variant="new">{t('account.posts.new')}</Badge>
}
