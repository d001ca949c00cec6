import { Link } from 'react-router'
import { boardReasonMessages } from '../../../blocks/board-reason/board-reason.messages.ts'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { issueForm } from '../../../blocks/form/issue-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { langOfName } from '../../../i18n/untranslated.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import type { Route } from './+types/new-post.page.ts'
import { newPostForm } from './board-forms.server.ts'
import { handleWriting } from './handle-writing.server.ts'
import { mayWrite } from './may-write.ts'
import { readWriter } from './read-writer.server.ts'
import { talkMessages } from '../talk/talk.messages.ts'
import { topicMessages } from '../topic/topic.messages.ts'
import { WriteForm } from './write-form.tsx'
import { WritePage } from './write-page.tsx'
import { WhyNot } from './why-not.tsx'
import { writingPlace } from './writing-place.ts'
import { writingMessages } from './writing.messages.ts'

export const handle = writingPlace
export const headers = neverKept

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const { language } = member
  const writer = await readWriter(member)
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
      title: t('write.new.title'),
      description: t('write.new.lead'),
      isIndexed: false,
    },
    may: mayWrite(writer),
    draftOf: writer.id,
    issue: issueForm(),
    name: writer.author?.name ?? null,
  }
}

export function action(args: Route.ActionArgs) {
  return handleWriting(args, newPostForm, (post, language) =>
    localePath(language, post ? `/webboard/${post.id}` : '/webboard'),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

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
              {t('write.as')} <bdi lang={langOfName(language, name)}>{name}</bdi>{' '}
              <Link to={localePath(language, '/account/webboard')}>{t('write.as.change')}</Link>
            </p>
          )}
          <WriteForm
            action={localePath(language, '/webboard/new')}
            issue={issue}
            answer={actionData}
            submitLabel={t('write.send.post')}
            hasTitle
            draftOf={draftOf}
            sentTo={localePath(language, '/webboard?order=newest')}
          />
        </>
      ) : (
        <WhyNot may={may} />
      )}
    </WritePage>
  )
}
