import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
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
import type { Route } from './+types/remove-post.page.ts'
import { removePostForm } from './board-forms.server.ts'
import { parseId } from '../talk/parse-board-query.ts'
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
  const id = parseId(args.params.id)
  if (id === null) throw data(null, { status: 404 })
  const [post, writer] = await Promise.all([
    member.demand(webboardCalls.readPost, { path: { id } }),
    readWriter(member),
  ])
  const t = textIn(language, writingMessages)
  return {
    messages: messagesFor(language, formMessages, talkMessages, writingMessages),
    meta: {
      title: t('write.remove.title'),
      description: t('write.remove.lead'),
      isIndexed: false,
    },
    id,
    detail: requireOwn(post, writer),
  }
}

export function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const id = parseId(params.id)
  if (id === null) throw data(null, { status: 404 })
  return handleForm(
    { request, context, sendOptions: { path: { id } }, service: () => memberContentOf(args) },
    removePostForm,
    (_gone, language) => localePath(language, '/webboard?removed=1'),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function RemovePostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, detail } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const place = localePath(useLanguage(), `/webboard/${id}`)
  return (
    <WritePage title={t('write.remove.title')} lead={t('write.remove.lead')} post={id}>
      <div className="quote-box">
        <WrittenText text={detail} />
      </div>
      <SubmitForm
        action={`${place}/remove`}
        answer={actionData}
        submitLabel={t('write.remove.send')}
        submitVariant="secondary"
      >
        {null}
      </SubmitForm>
    </WritePage>
  )
}
