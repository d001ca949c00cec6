import { useEffect } from 'react'
import { Link, redirect, redirectDocument } from 'react-router'
import { hiddenFields } from '../../../blocks/form/form-answer.ts'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { personMessages } from '../../../blocks/form/person.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { CurrentPasswordField } from '../../../blocks/form/password-fields.tsx'
import { passwordMessages } from '../../../blocks/form/password.messages.ts'
import { EmailField } from '../../../blocks/form/person-fields.tsx'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { keepCarried } from '../../../blocks/form/typed-text.ts'
import { pageContent } from '../../../content/content.server.ts'
import { deviceOf } from '../../../content/session/change-session.server.ts'
import { isSignedIn } from '../../../content/session/session.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { carriedTo } from '../../../request/carried-text.server.ts'
import { carryAlong } from '../../../request/carry-along.server.ts'
import { nextPathOf } from '../../../request/next-path.ts'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { requestContext } from '../../../request/request-context.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { Route } from './+types/login.page.ts'
import { DoorPage } from '../door-page.tsx'
import { HiddenField } from '../hidden-field.tsx'
import { LineButton } from '../line/line-button.tsx'
import { lineMessages } from '../line/line.messages.ts'
import { offersLine } from '../line/offers-line.server.ts'
import { doorPath, pathAfterSignIn } from './door-path.ts'
import { enter } from './enter.server.ts'
import { loginForm } from './login-form.server.ts'
import { reasonOf } from './login-reason.ts'
import { loginMessages } from './login.messages.ts'
import { RememberField } from './remember-field.tsx'

export const handle = pagePlace({ above: [] })
export const headers = neverKept

export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(pageContent)
  const { language } = content
  const next = nextPathOf(url.searchParams.get('next'))
  if (isSignedIn(context)) throw redirect(pathAfterSignIn(language, next))
  const t = textIn(language, loginMessages)
  return {
    messages: messagesFor(
      language,
      formMessages,
      personMessages,
      passwordMessages,
      loginMessages,
      lineMessages,
    ),
    meta: {
      title: t('login.title'),
      description: t('login.lead'),
      canonicalPath: '/login',
      isIndexed: false,
    },
    next,
    reason: reasonOf(url),
    typed: context.get(requestContext).carried ?? null,
    hasLine: await offersLine(content),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  const definition = loginForm(deviceOf(context))
  return handleForm(
    { request, context },
    definition,
    async (tokens, language, { record, form }) => {
      if (!tokens) throw new Error('the content service signed somebody in without tokens')
      const isRemembered = record.remember === true
      const [name = ''] = record.email.split('@')
      await enter(context, { tokens, isRemembered, name })
      // A document of its own: all of the page is a member's from here on.
      const path = pathAfterSignIn(language, form.get('next'))
      carryAlong(context, carriedTo(path, form.get(hiddenFields.typed)))
      return redirectDocument(path, 303)
    },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reason, typed, hasLine } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const next = nextIn(actionData) ?? loaderData.next
  useEffect(() => {
    if (typed) keepCarried(typed)
  }, [typed])
  const forgotPath = doorPath(language, '/forgot-password', { next })
  return (
    <DoorPage
      title={t('login.title')}
      lead={t('login.lead')}
      links={
        <>
          <Link to={forgotPath}>{t('login.forgot')}</Link>
          <Link to={doorPath(language, '/register', { next })}>{t('login.register')}</Link>
        </>
      }
    >
      {reason && !actionData && <Notice>{t(`login.reason.${reason}`)}</Notice>}
      {hasLine && (
        <LineButton
          next={next}
          label={isFromLine(reason) ? 'line.again' : 'line.signIn'}
          isAgain={isFromLine(reason)}
        />
      )}
      <SubmitForm
        action={localePath(language, '/login')}
        answer={actionData}
        submitLabel={t('login.submit')}
        helpAfter={{
          INVALID_CREDENTIALS: <Link to={forgotPath}>{t('login.forgot')}</Link>,
          REQUESTS_EXCEEDED: <Link to={forgotPath}>{t('login.wait.forgot')}</Link>,
        }}
      >
        <HiddenField name="next" value={next ?? ''} />
        <HiddenField name={hiddenFields.typed} value={typed ? JSON.stringify(typed) : ''} />
        <EmailField isRequired autoComplete="username" />
        <CurrentPasswordField name="password" />
        <RememberField />
      </SubmitForm>
    </DoorPage>
  )
}

const isFromLine = (reason: string | null) => reason?.startsWith('line-') === true

/** The form that came back stands at the page's plain address. */
function nextIn(answer: Route.ComponentProps['actionData']): string | null {
  return answer && 'values' in answer ? nextPathOf(answer.values['next']) : null
}
