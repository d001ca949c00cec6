import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { data } from 'react-router'
import { boardReasonMessages } from '../../../blocks/board-reason/board-reason.messages.ts'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { issueForm } from '../../../blocks/form/issue-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import type { Route } from './+types/reply.page.ts'
import { newReplyForm } from './board-forms.server.ts'
import { handleWriting } from './handle-writing.server.ts'
import { mayReply } from './may-write.ts'
import { parseId } from '../talk/parse-board-query.ts'
import { findReply } from '../topic/read-replies.server.ts'
import { readWriter } from './read-writer.server.ts'
import { pageOf, replyPath } from '../topic/reply-pages.ts'
import { talkMessages } from '../talk/talk.messages.ts'
import { topicMessages } from '../topic/topic.messages.ts'
import { ReplyForm } from '../topic/topic-write.tsx'
import { WritePage } from './write-page.tsx'
import { WhyNot } from './why-not.tsx'
import { writingPlace } from './writing-place.ts'
import { writingMessages } from './writing.messages.ts'

export const handle = writingPlace
export const headers = neverKept

export async function loader(args: Route.LoaderArgs) {
  const { url, params } = args
  const member = memberContentOf(args)
  const { language } = member
  const id = parseId(params.id)
  if (id === null) throw data(null, { status: 404 })
  const quote = parseId(url.searchParams.get('quote'))
  const [post, writer, quoted] = await Promise.all([
    member.demand(webboardCalls.readPost, { path: { id } }),
    readWriter(member),
    quote === null ? null : findReply(member, id, quote),
  ])
  const t = textIn(language, { ...talkMessages, ...writingMessages })
  const title = post.title ?? t('talk.untitled')
  return {
    messages: messagesFor(
      language,
      formMessages,
      boardReasonMessages,
      talkMessages,
      topicMessages,
      writingMessages,
    ),
    meta: {
      title: t('write.reply.title'),
      description: t('write.reply.to', { title }),
      isIndexed: false,
    },
    id,
    title,
    may: mayReply(post, writer),
    draftOf: writer.id,
    issue: issueForm(),
    quoted: quoted?.detail == null ? null : quoted,
  }
}

export function action(args: Route.ActionArgs) {
  const { url, params } = args
  const id = parseId(params.id)
  if (id === null) throw data(null, { status: 404 })
  return handleWriting(
    args,
    newReplyForm(id, parseId(url.searchParams.get('quote'))),
    (reply, language) => localePath(language, reply ? placeOf(reply) : `/webboard/${id}`),
  )
}

/** One that waits has no place yet: its own address finds it. */
function placeOf(reply: { id: number; post: number; position: number | null }): string {
  const { id, post, position } = reply
  return position === null ? `/webboard/${post}/reply/${id}` : replyPath(reply, pageOf(position))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function ReplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, may, draftOf, issue, quoted } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <WritePage title={t('write.reply.title')} lead={<bdi>{title}</bdi>} post={id}>
      {may.kind === 'yes' ? (
        <ReplyForm post={id} quoted={quoted} draftOf={draftOf} issue={issue} answer={actionData} />
      ) : (
        <WhyNot may={may} />
      )}
    </WritePage>
  )
}
