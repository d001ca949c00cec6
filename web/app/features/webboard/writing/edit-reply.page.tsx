import { data } from 'react-router'
import { boardReasonMessages } from '../../../blocks/board-reason/board-reason.messages.ts'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import type { Route } from './+types/edit-reply.page.ts'
import { editReplyForm } from './board-forms.server.ts'
import { handleWriting } from './handle-writing.server.ts'
import { isFresh, mayWrite } from './may-write.ts'
import { parseId } from '../talk/parse-board-query.ts'
import { demandReply } from '../topic/read-replies.server.ts'
import { readWriter } from './read-writer.server.ts'
import { requireOwn } from './require-own.server.ts'
import { talkMessages } from '../talk/talk.messages.ts'
import { topicMessages } from '../topic/topic.messages.ts'
import { WriteForm } from './write-form.tsx'
import { WritePage } from './write-page.tsx'
import { printImages } from './pictures/picture-list.ts'
import { WhyNot } from './why-not.tsx'
import { writingPlace } from './writing-place.ts'
import { writingMessages } from './writing.messages.ts'

export const handle = writingPlace
export const headers = neverKept

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const { language } = member
  const post = parseId(args.params.id)
  const [reply, writer] = await Promise.all([
    demandReply(member, post, parseId(args.params.reply)),
    readWriter(member),
  ])
  const detail = requireOwn(reply, writer)
  const t = textIn(language, writingMessages)
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
      title: t('write.editReply.title'),
      description: t('write.edit.lead'),
      isIndexed: false,
    },
    post: reply.post,
    id: reply.id,
    initial: { detail, images: printImages(reply.images) },
    may: isFresh(reply) ? mayWrite(writer) : ({ kind: 'tooLate' } as const),
    draftOf: writer.id,
  }
}

export function action(args: Route.ActionArgs) {
  const { params } = args
  const post = parseId(params.id)
  const id = parseId(params.reply)
  if (post === null || id === null) throw data(null, { status: 404 })
  return handleWriting(
    args,
    editReplyForm,
    (_reply, language) => localePath(language, `/webboard/${post}/reply/${id}`),
    { path: { id } },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function EditReplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { post, id, initial, may, draftOf } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const place = localePath(useLanguage(), `/webboard/${post}/reply/${id}`)
  return (
    <WritePage title={t('write.editReply.title')} lead={t('write.edit.lead')} post={post}>
      {may.kind === 'yes' ? (
        <WriteForm
          action={`${place}/edit`}
          answer={actionData}
          initial={initial}
          submitLabel={t('write.send.edit')}
          draftOf={draftOf}
          sentTo={place}
        />
      ) : (
        <WhyNot may={may} />
      )}
    </WritePage>
  )
}
