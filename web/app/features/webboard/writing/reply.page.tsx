import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { boardReasonMessages } from '../../../core/blocks/board-reason/board-reason.messages.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { issueFormToken, loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { textIn } from '../../../core/i18n/compile.server.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { idIn } from '../../../core/request/read-query.ts'
import { findReply } from '../talk/read-replies.server.ts'
import { pageOf, replyPath } from '../talk/reply-pages.ts'
import { talkMessages } from '../talk/talk.messages.ts'
import type { Route } from './+types/reply.page.ts'
import { newReplyForm } from './board-forms.server.ts'
import { handleWriting } from './handle-writing.server.ts'
import { mayReply } from './may-write.ts'
import { readWriter, writtenAt } from './own-writing.server.ts'
import { ReplyForm } from './reply-form.tsx'
import { WhyNot } from './why-not.tsx'
import { WritePage, writingPlace } from './write-page.tsx'
import { writingMessages } from './writing.messages.ts'

export const handle = writingPlace
export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const { url, params } = args
  const member = memberContentOf(args)
  const { language } = member
  const { post: id } = writtenAt(params)
  const quote = idIn(url.searchParams.get('quote'))
  const [post, writer, quoted] = await Promise.all([
    member.demand(webboardCalls.readPost, { path: { id } }),
    readWriter(member),
    quote === null ? null : findReply(member, id, quote),
  ])
  const title = post.title ?? textIn(language, talkMessages)('talk.untitled')
  const head = { title: 'write.reply.title' } as const
  const page = loadFormPage(args, head, boardReasonMessages, talkMessages, writingMessages)
  const description = textIn(language, writingMessages)('write.reply.to', { title })
  return {
    ...page,
    meta: { ...page.meta, description },
    id,
    title,
    may: mayReply(post, writer),
    draftOf: writer.id,
    issue: issueFormToken(),
    quoted: quoted?.detail == null ? null : quoted,
  }
}

export function action(args: Route.ActionArgs) {
  const { post, place } = writtenAt(args.params)
  const definition = newReplyForm(post, idIn(args.url.searchParams.get('quote')))
  return handleWriting(args, definition, (reply) => (reply ? placeOf(reply) : place))
}

/** A pending reply has no position yet, so its permalink is used. */
function placeOf(reply: { id: number; post: number; position: number | null }): string {
  const { id, post, position } = reply
  return position === null ? `/webboard/${post}/reply/${id}` : replyPath(reply, pageOf(position))
}

export const clientAction = keepInput

export default function ReplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, may, draftOf, issue, quoted } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <WritePage title={t('write.reply.title')} lead={<bdi>{title}</bdi>} post={id}>
      {may.kind === 'yes' ? (
        <ReplyForm
          post={id}
          review={may.review}
          {...{ quoted, draftOf, issue }}
          answer={actionData}
        />
      ) : (
        <WhyNot may={may} />
      )}
    </WritePage>
  )
}
