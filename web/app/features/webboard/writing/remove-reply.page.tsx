import { data } from 'react-router'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import type { Route } from './+types/remove-reply.page.ts'
import { removeReplyForm } from './board-forms.server.ts'
import { parseId } from '../talk/parse-board-query.ts'
import { demandReply } from '../topic/read-replies.server.ts'
import { readWriter } from './read-writer.server.ts'
import { requireOwn } from './require-own.server.ts'
import { talkMessages, type TalkMessageId } from '../talk/talk.messages.ts'
import { WritePage } from './write-page.tsx'
import { WrittenText } from '../talk/written-text.tsx'
import { writingMessages } from './writing.messages.ts'

export const handle = pagePlace<TalkMessageId>({
  above: [{ path: '/webboard', name: 'talk.board' }],
})
export const headers = neverKept

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const { language } = member
  const post = parseId(args.params.id)
  const [reply, writer] = await Promise.all([
    demandReply(member, post, parseId(args.params.reply)),
    readWriter(member),
  ])
  const t = textIn(language, writingMessages)
  return {
    messages: messagesFor(language, formMessages, talkMessages, writingMessages),
    meta: {
      title: t('write.removeReply.title'),
      description: t('write.removeReply.lead'),
      isIndexed: false,
    },
    post: reply.post,
    id: reply.id,
    detail: requireOwn(reply, writer),
  }
}

export function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const post = parseId(params.id)
  const id = parseId(params.reply)
  if (post === null || id === null) throw data(null, { status: 404 })
  return handleForm(
    { request, context, sendOptions: { path: { id } }, service: () => memberContentOf(args) },
    removeReplyForm,
    (_gone, language) => localePath(language, `/webboard/${post}/reply/${id}`),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function RemoveReplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { post, id, detail } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const place = localePath(useLanguage(), `/webboard/${post}/reply/${id}`)
  return (
    <WritePage title={t('write.removeReply.title')} lead={t('write.removeReply.lead')} post={post}>
      <div className="quote-box">
        <WrittenText text={detail} />
      </div>
      <SubmitForm
        action={`${place}/remove`}
        answer={actionData}
        submitLabel={t('write.removeReply.send')}
        submitVariant="secondary"
      >
        {null}
      </SubmitForm>
    </WritePage>
  )
}
