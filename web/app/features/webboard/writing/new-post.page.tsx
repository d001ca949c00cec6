import { Link } from 'react-router'
import { boardReasonMessages } from '../../../core/blocks/board-reason/board-reason.messages.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { issueFormToken, loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { MemberName } from '../../../core/blocks/member-name/member-name.tsx'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { talkMessages } from '../talk/talk.messages.ts'
import type { Route } from './+types/new-post.page.ts'
import { newPostForm } from './board-forms.server.ts'
import { handleWriting } from './handle-writing.server.ts'
import { mayWrite } from './may-write.ts'
import { readWriter } from './own-writing.server.ts'
import { WhyNot } from './why-not.tsx'
import { WriteForm } from './write-form.tsx'
import { WritePage, writingPlace } from './write-page.tsx'
import { writingMessages } from './writing.messages.ts'

export const handle = writingPlace
export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const writer = await readWriter(memberContentOf(args))
  const head = { title: 'write.new.title', lead: 'write.new.lead' } as const
  return {
    ...loadFormPage(args, head, boardReasonMessages, talkMessages, writingMessages),
    may: mayWrite(writer),
    draftOf: writer.id,
    issue: issueFormToken(),
    name: writer.author?.name ?? null,
  }
}

export function action(args: Route.ActionArgs) {
  return handleWriting(args, newPostForm, (post) => (post ? `/webboard/${post.id}` : '/webboard'))
}

export const clientAction = keepInput

export default function NewPostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { may, draftOf, issue, name } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <WritePage title={t('write.new.title')} lead={t('write.new.lead')}>
      {may.kind === 'yes' ? (
        <>
          {name && (
            <p>
              {t('write.as')} <MemberName name={name} />{' '}
              <Link to={localePath(language, '/account/webboard')}>{t('write.as.change')}</Link>
            </p>
          )}
          <WriteForm
            action="/webboard/new"
            issue={issue}
            answer={actionData}
            submitLabel={t('write.send.post')}
            hasTitle
            review={may.review}
            draftOf={draftOf}
            sentTo="/webboard?order=newest"
          />
        </>
      ) : (
        <WhyNot may={may} />
      )}
    </WritePage>
  )
}
