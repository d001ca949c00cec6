import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { talkMessages } from '../talk/talk.messages.ts'
import { WrittenText } from '../talk/written-text.tsx'
import type { Route } from './+types/remove.page.ts'
import { writingTexts } from './board-forms.server.ts'
import { readOwn, writtenAt } from './own-writing.server.ts'
import { boardPlace, WritePage } from './write-page.tsx'
import { writingMessages } from './writing.messages.ts'

export const handle = boardPlace
export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const { post, reply, place, detail } = await readOwn(args)
  const kind = reply === null ? ('remove' as const) : ('removeReply' as const)
  const head = { title: `write.${kind}.title`, lead: `write.${kind}.lead` } as const
  return { ...loadFormPage(args, head, talkMessages, writingMessages), kind, post, place, detail }
}

export function action(args: Route.ActionArgs) {
  const { post, reply, place } = writtenAt(args.params)
  const isPost = reply === null
  const write = isPost ? webboardCalls.removePost : webboardCalls.removeReply
  return handleForm(
    { ...args, path: { id: isPost ? post : reply } },
    { write, fields: [], ...writingTexts },
    isPost ? '/webboard?removed=1' : place,
  )
}

export const clientAction = keepInput

export default function RemovePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, post, place, detail } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <WritePage title={t(`write.${kind}.title`)} lead={t(`write.${kind}.lead`)} post={post}>
      <div className="quote-box">
        <WrittenText text={detail} />
      </div>
      <SubmitForm
        action={`${place}/remove`}
        answer={actionData}
        submitLabel={t(`write.${kind}.send`)}
        submitVariant="secondary"
      />
    </WritePage>
  )
}
