import { boardReasonMessages } from '../../../core/blocks/board-reason/board-reason.messages.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { talkMessages } from '../talk/talk.messages.ts'
import type { Route } from './+types/edit.page.ts'
import { editPostForm, editReplyForm } from './board-forms.server.ts'
import { handleWriting } from './handle-writing.server.ts'
import { mayEdit } from './may-write.ts'
import { readOwn, writtenAt } from './own-writing.server.ts'
import { printImages } from './picture-list.ts'
import { WhyNot } from './why-not.tsx'
import { WriteForm } from './write-form.tsx'
import { WritePage, writingPlace } from './write-page.tsx'
import { writingMessages } from './writing.messages.ts'

export const handle = writingPlace
export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const { post, reply, place, written, detail, writer } = await readOwn(args)
  const title = reply === null ? 'write.edit.title' : 'write.editReply.title'
  const head = { title, lead: 'write.edit.lead' } as const
  return {
    ...loadFormPage(args, head, boardReasonMessages, talkMessages, writingMessages),
    post,
    isReply: reply !== null,
    place,
    initial: {
      ...('title' in written && { title: written.title ?? '' }),
      detail,
      images: printImages(written.images),
    },
    may: mayEdit(written, writer),
    draftOf: writer.id,
  }
}

export function action(args: Route.ActionArgs) {
  const { post, reply, place } = writtenAt(args.params)
  return reply === null
    ? handleWriting(args, editPostForm, place, { id: post })
    : handleWriting(args, editReplyForm, place, { id: reply })
}

export const clientAction = keepInput

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { post, isReply, place, initial, may, draftOf } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const title = t(isReply ? 'write.editReply.title' : 'write.edit.title')
  return (
    <WritePage title={title} lead={t('write.edit.lead')} post={post}>
      {may.kind === 'yes' ? (
        <WriteForm
          action={`${place}/edit`}
          answer={actionData}
          initial={initial}
          submitLabel={t('write.send.edit')}
          hasTitle={!isReply}
          draftOf={draftOf}
          // A text that waits already is not reviewed again.
          review={may.review === 'possible' ? 'possible' : null}
          sentTo={place}
        />
      ) : (
        <WhyNot may={may} />
      )}
    </WritePage>
  )
}
