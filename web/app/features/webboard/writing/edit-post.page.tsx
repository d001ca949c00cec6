import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
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
import type { Route } from './+types/edit-post.page.ts'
import { editPostForm } from './board-forms.server.ts'
import { handleWriting } from './handle-writing.server.ts'
import { isFresh, mayWrite } from './may-write.ts'
import { parseId } from '../talk/parse-board-query.ts'
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
  const id = parseId(args.params.id)
  if (id === null) throw data(null, { status: 404 })
  const [post, writer] = await Promise.all([
    member.demand(webboardCalls.readPost, { path: { id } }),
    readWriter(member),
  ])
  const detail = requireOwn(post, writer)
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
      title: t('write.edit.title'),
      description: t('write.edit.lead'),
      isIndexed: false,
    },
    id,
    initial: { title: post.title ?? '', detail, images: printImages(post.images) },
    may: whyNotEdit(post) ?? mayWrite(writer),
    draftOf: writer.id,
  }
}

function whyNotEdit(post: { isLocked: boolean; createdAt: string }) {
  if (post.isLocked) return { kind: 'locked' } as const
  return isFresh(post) ? null : ({ kind: 'tooLate' } as const)
}

export function action(args: Route.ActionArgs) {
  const { params } = args
  const id = parseId(params.id)
  if (id === null) throw data(null, { status: 404 })
  return handleWriting(
    args,
    editPostForm,
    (_post, language) => localePath(language, `/webboard/${id}`),
    { path: { id } },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function EditPostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, initial, may, draftOf } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const topic = localePath(useLanguage(), `/webboard/${id}`)
  return (
    <WritePage title={t('write.edit.title')} lead={t('write.edit.lead')} post={id}>
      {may.kind === 'yes' ? (
        <WriteForm
          action={`${topic}/edit`}
          answer={actionData}
          initial={initial}
          submitLabel={t('write.send.edit')}
          hasTitle
          draftOf={draftOf}
          sentTo={topic}
        />
      ) : (
        <WhyNot may={may} />
      )}
    </WritePage>
  )
}
