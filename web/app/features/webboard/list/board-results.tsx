import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import type { Page } from '@washhouse/contract/wire/envelope'
import { Link } from 'react-router'
import { NoData, NotLoaded } from '../../../core/blocks/no-data/no-data.tsx'
import { RelativeTime } from '../../../core/blocks/relative-time/relative-time.tsx'
import type { Settled } from '../../../core/content/page-content.ts'
import { formatNumber } from '../../../core/i18n/format.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { langOfName } from '../../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Badge } from '../../../core/ui/badge/badge.tsx'
import { RunningText } from '../../../core/ui/phrases/running-text.tsx'
import { BoardPager } from '../talk/board-pager.tsx'
import { AuthorName } from '../talk/author-name.tsx'
import { printBoardQuery, type BoardQuery } from '../talk/board-query.ts'
import type { BoardMessageId } from './board.messages.ts'
import { PostMarks } from '../talk/post-marks.tsx'
import type { TalkMessageId } from '../talk/talk.messages.ts'
import { ButtonLink } from '../../../core/ui/button/button.tsx'

interface BoardResultsProps {
  found: Settled<Page<BoardPost>>
  query: BoardQuery
}

/** One page of posts with the pager, or an empty or error state. */
export function BoardResults({ found, query }: BoardResultsProps) {
  const t = useText<BoardMessageId | TalkMessageId>()
  const language = useLanguage()
  const path = localePath(language, '/webboard')
  if (found.kind === 'failed')
    return (
      <NotLoaded hint={t('board.failed.hint')} address={path + printBoardQuery(language, query)} />
    )
  const { items, totalPages } = found.value
  if (items.length === 0) return <NoPosts query={query} />
  return (
    <>
      <PostTable posts={items} />
      <BoardPager
        label={t('board.pager.label')}
        page={query.page}
        pageCount={totalPages}
        addressOf={(page) => path + printBoardQuery(language, { ...query, page })}
      />
    </>
  )
}

/** A table; on a narrow screen a list with labelled figures. */
function PostTable({ posts }: { posts: readonly BoardPost[] }) {
  const t = useText<BoardMessageId>()
  return (
    <table className="board-table" aria-labelledby="posts">
      <thead>
        <tr>
          <th scope="col">{t('board.column.title')}</th>
          <th scope="col">{t('board.column.author')}</th>
          <th scope="col" className="board-table__figure">
            {t('board.column.replies')}
          </th>
          <th scope="col" className="board-table__figure">
            {t('board.column.views')}
          </th>
          <th scope="col">{t('board.column.activity')}</th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </tbody>
    </table>
  )
}

function PostRow({ post }: { post: BoardPost }) {
  const t = useText<BoardMessageId | TalkMessageId>()
  const language = useLanguage()
  const { id, title, author, replies, views, createdAt, isUnread, seenUntil } = post
  const name = title ?? t('talk.untitled')
  return (
    <tr className={isUnread ? 'board-table__row board-table__row--unread' : 'board-table__row'}>
      <td className="board-table__topic">
        <Link
          className="board-table__title"
          to={localePath(language, `/webboard/${id}`)}
          lang={langOfName(language, name)}
        >
          <RunningText text={name} />
        </Link>
        <span className="board-table__marks">
          {isUnread && (
            <Badge variant="new">
              {t(`board.unread.${seenUntil === null ? 'post' : 'replies'}`)}
            </Badge>
          )}
          <PostMarks post={post} />
        </span>
      </td>
      <td>
        <AuthorName author={author} />
      </td>
      <td className="board-table__figure">
        <span className="board-table__label">{t('board.column.replies')} </span>
        {formatNumber(language, replies)}
      </td>
      <td className="board-table__figure">
        <span className="board-table__label">{t('board.column.views')} </span>
        {formatNumber(language, views)}
      </td>
      <td className="board-table__when">
        <span className="board-table__label">{t('board.column.activity')} </span>
        <RelativeTime moment={post.lastActivityAt ?? createdAt} />
      </td>
    </tr>
  )
}

/** The empty state, with an alternative for each kind of list. */
function NoPosts({ query }: { query: BoardQuery }) {
  const { search, scope } = query
  const t = useText<BoardMessageId>()
  const language = useLanguage()
  const write = (
    <ButtonLink variant="secondary" to={localePath(language, '/webboard/new')}>
      {t('board.new')}
    </ButtonLink>
  )
  if (search !== '')
    return (
      <NoData hint={t('board.search.none')}>
        {write}
        <ButtonLink
          variant="link"
          to={`${localePath(language, '/faq')}?${new URLSearchParams({ search }).toString()}`}
        >
          {t('board.search.faq')}
        </ButtonLink>
      </NoData>
    )
  if (scope === 'followed')
    return (
      <NoData hint={t('board.followed.none')}>
        <ButtonLink variant="secondary" to={localePath(language, '/webboard')}>
          {t('board.followed.read')}
        </ButtonLink>
      </NoData>
    )
  return <NoData hint={t(hintOf(query))}>{write}</NoData>
}

function hintOf({ scope, filter, language }: BoardQuery) {
  if (scope === 'own') return 'board.own.none'
  if (filter) return 'board.unanswered.none'
  return language ? 'board.language.none' : 'board.empty.hint'
}
