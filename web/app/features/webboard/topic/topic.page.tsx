import { maxFollowedPosts, webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type { BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { useEffect } from 'react'
import { data, redirect, useLocation } from 'react-router'
import { boardReasonMessages } from '../../../core/blocks/board-reason/board-reason.messages.ts'
import { formMessages } from '../../../core/blocks/form/form.messages.ts'
import { issueFormToken } from '../../../core/blocks/form/load-form-page.server.ts'
import { PageHead } from '../../../core/blocks/page-head/page-head.tsx'
import {
  memberContentOf,
  type MemberContent,
} from '../../../core/content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../core/i18n/compile.server.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { langOfName } from '../../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { localePath } from '../../../core/i18n/language.ts'
import { noStore } from '../../../core/request/no-store.ts'
import { nameIn } from '../../../core/request/record-name.ts'
import { idIn, pageIn } from '../../../core/request/read-query.ts'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import type { Route } from './+types/topic.page.ts'
import { isFresh, mayReply } from '../writing/may-write.ts'
import { PostMarks } from '../talk/post-marks.tsx'
import { findReply, readReplies } from '../talk/read-replies.server.ts'
import { readWriter } from '../writing/own-writing.server.ts'
import { firstNewIn } from '../talk/reply-pages.ts'
import { readTopicOutcome } from './topic-act.route.ts'
import { talkMessages } from '../talk/talk.messages.ts'
import { TopicPost } from './topic-post.tsx'
import { TopicReplies } from './topic-replies.tsx'
import { TopicWrite } from './topic-write.tsx'
import '../talk/talk.css'
import { topicMessages } from './topic.messages.ts'
import { boardPlace } from '../writing/write-page.tsx'
import { writingMessages } from '../writing/writing.messages.ts'

export const handle = boardPlace
export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const { url, params } = args
  const member = memberContentOf(args)
  const { language } = member
  const named = nameIn(params.id)
  const id = idIn(named)
  const page = pageIn(url.searchParams)
  if (id === null || page === null) throw data(null, { status: 404 })
  const [post, found, writer] = await Promise.all([
    member.demand(webboardCalls.getPost, { path: { id } }),
    readReplies(member, id, page),
    readWriter(member),
  ])
  if (named !== params.id) throw redirect(localePath(language, `/webboard/${id}`), 308)
  if (found && page > found.pageCount) throw data(null, { status: 404 })
  const isOwn = (written: { author: { id: string | null } | null }) =>
    writer.id !== undefined && written.author?.id === writer.id
  const withActs = (reply: BoardReply) => ({
    ...reply,
    isOwn: isOwn(reply),
    canEdit: isOwn(reply) && isFresh(reply) && !post.isLocked,
  })
  const title = post.title ?? textIn(language, talkMessages)('talk.untitled')
  const description = textIn(language, topicMessages)('topic.description', { title })
  return {
    messages: messagesFor(
      language,
      formMessages,
      boardReasonMessages,
      talkMessages,
      topicMessages,
      writingMessages,
    ),
    meta: { title, description, isIndexed: false },
    title,
    post: { ...post, isOwn: isOwn(post), canEdit: isOwn(post) && isFresh(post) && !post.isLocked },
    page,
    found: found && {
      ...found,
      replies: found.replies.map(withActs),
      firstNew: firstNewIn(found.replies, post.seenUntil),
    },
    write: {
      may: mayReply(post, writer),
      draftOf: writer.id,
      issue: issueFormToken(),
      waiting: found?.replies.filter(({ status }) => status === 'draft').length ?? 0,
      quoted: await readQuoted(member, id, { found, asked: url.searchParams.get('quote') }),
    },
    outcome: readTopicOutcome(url),
    maxFollowed: maxFollowedPosts,
  }
}

interface Quoting {
  found: { replies: readonly BoardReply[] } | null
  asked: string | null
}

/** The reply to quote, if it belongs to this topic and is visible; else null. */
async function readQuoted(member: MemberContent, post: number, { found, asked }: Quoting) {
  const id = idIn(asked)
  if (id === null) return null
  const shown = found?.replies.find((reply) => reply.id === id)
  const reply = shown ?? (await findReply(member, post, id))
  return reply?.detail == null || reply.status === 'draft' ? null : reply
}

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { title, post, page, found, write, outcome, maxFollowed } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  useArrivingReply()
  return (
    <main id="content">
      <PageHead
        variant="text"
        above="topic"
        title={title}
        titleLang={langOfName(language, title)}
        badge={
          <span className="topic-marks">
            <PostMarks post={post} />
          </span>
        }
      />
      <div className="wrap topic">
        {outcome && (
          <Notice variant="bad" isLive>
            {t(`topic.${outcome}`, { max: maxFollowed })}
          </Notice>
        )}
        <TopicPost post={post} page={page} isOpen={write.may.kind !== 'locked'} />
        <TopicReplies post={post} page={page} found={found} mayQuote={write.may.kind === 'yes'} />
        <TopicWrite post={post} {...write} />
      </div>
    </main>
  )
}

/** Scrolls to and focuses the reply or the form in the URL's hash, also after a client navigation. */
function useArrivingReply(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!/^#(?:reply-\d+|write)$/.test(hash)) return
    const target = document.getElementById(hash.slice(1))
    target?.scrollIntoView()
    const field = hash === '#write' ? target?.querySelector('textarea') : null
    const focused = field ?? target
    focused?.focus({ preventScroll: true })
  }, [hash, key])
}
