import { Link } from 'react-router'
import { FormThanks } from '../../../blocks/form/form-thanks.tsx'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { personMessages } from '../../../blocks/form/person.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { pageContent } from '../../../content/content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { nextPathOf } from '../../../request/next-path.ts'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import type { Route } from './+types/forgot-password.page.ts'
import { DoorPage } from '../door-page.tsx'
import { AskAgain } from '../mailed-link/ask-again.tsx'
import { doorPath } from '../sign-in/door-path.ts'
import { forgotForm } from './password-forms.server.ts'
import { passwordPagesMessages } from './password-pages.messages.ts'

export const handle = pagePlace({ above: [] })
export const headers = neverKept

export function loader({ url, context }: Route.LoaderArgs) {
  const { language } = context.get(pageContent)
  const t = textIn(language, passwordPagesMessages)
  return {
    messages: messagesFor(language, formMessages, personMessages, passwordPagesMessages),
    meta: {
      title: t('forgot.title'),
      description: t('forgot.lead'),
      canonicalPath: '/forgot-password',
      isIndexed: false,
    },
    next: nextPathOf(url.searchParams.get('next')),
    isSent: url.searchParams.has('sent'),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, forgotForm, (_none, language) =>
    localePath(language, '/forgot-password?sent=1'),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { next, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const here = localePath(language, '/forgot-password')
  const isDone = isSent && !actionData
  return (
    <DoorPage
      title={t('forgot.title')}
      lead={isDone ? undefined : t('forgot.lead')}
      links={<Link to={doorPath(language, '/login', { next })}>{t('forgot.signIn')}</Link>}
    >
      {isDone ? (
        <FormThanks title={t('forgot.sent.title')}>
          <p>{t('forgot.sent.hint')}</p>
          <p>{t('forgot.sent.spam')}</p>
          <p>
            <Link to={here}>{t('forgot.sent.again')}</Link>
          </p>
        </FormThanks>
      ) : (
        <AskAgain action={here} answer={actionData} submitLabel={t('forgot.submit')} />
      )}
    </DoorPage>
  )
}
