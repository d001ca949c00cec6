import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { Login, SessionTokens } from '@washhouse/contract/account/account.contract'
import { useEffect } from 'react'
import { Link, redirect, redirectDocument } from 'react-router'
import { hiddenFields } from '../../../core/blocks/form/form-answer.ts'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormCheckbox, HiddenField } from '../../../core/blocks/form/form-fields.tsx'
import { personMessages } from '../../../core/blocks/form/person.messages.ts'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import { CurrentPasswordField } from '../../../core/blocks/form/password-fields.tsx'
import { passwordMessages } from '../../../core/blocks/form/password.messages.ts'
import { EmailField } from '../../../core/blocks/form/person-fields.tsx'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { keepCarried } from '../../../core/blocks/form/typed-text.ts'
import { pageContent } from '../../../core/content/content.server.ts'
import { deviceOf } from '../../../core/content/session/change-session.server.ts'
import { isSignedIn } from '../../../core/content/session/session.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { carriedTo } from '../../../core/request/carried-text.server.ts'
import { carryAlong } from '../../../core/request/carry-along.server.ts'
import { nextPathOf } from '../../../core/request/next-path.ts'
import { noStore } from '../../../core/request/no-store.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import { requestContext } from '../../../core/request/request-context.ts'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import type { Route } from './+types/login.page.ts'
import { AuthPage } from '../auth-page.tsx'
import { authPath, pathAfterSignIn } from '../auth-path.ts'
import { enter } from '../enter.server.ts'
import { LineButton } from '../line/line-button.tsx'
import { lineMessages } from '../line/line.messages.ts'
import { offersLine } from '../line/offers-line.server.ts'
import { loginMessages } from './login.messages.ts'
import { lineTroubles, type LineTrouble } from '../line/line-outcome.ts'
import { loginReasonOf, type LoginReason } from '../../../core/content/session/login-path.ts'

export const handle = pagePlace({ above: [] })
export const headers = noStore

/** `device` is the token of this browser from an earlier sign-in. */
function loginForm(device: string | null): FormDefinition<Login, SessionTokens> {
  return {
    write: accountCalls.login,
    fields: ['email', 'password', 'remember'],
    ownFields: ['next', hiddenFields.typed],
    secrets: ['password'],
    addFields: () => ({ mode: 'json', device }),
    refusalTexts: {
      INVALID_CREDENTIALS: loginMessages['login.wrong'],
      REQUESTS_EXCEEDED: loginMessages['login.wait'],
    },
    tellsMessage: true,
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(pageContent)
  const next = nextPathOf(url.searchParams.get('next'))
  if (isSignedIn(context)) throw redirect(pathAfterSignIn(content.language, next))
  const head = { title: 'login.title', lead: 'login.lead', path: '/login' } as const
  return {
    ...loadFormPage({ url }, head, personMessages, passwordMessages, loginMessages, lineMessages),
    next,
    reason: reasonOf(url),
    typed: context.get(requestContext).carried ?? null,
    hasLine: await offersLine(content),
  }
}

export function action(args: Route.ActionArgs) {
  const { context } = args
  const definition = loginForm(deviceOf(context))
  return handleForm(args, definition, async (tokens, language, { record, form }) => {
    if (!tokens) throw new Error('the content service returned no tokens')
    const [name = ''] = record.email.split('@')
    await enter(context, { tokens, isRemembered: record.remember === true, name })
    // A document navigation: from here on all pages are rendered for the member.
    const path = pathAfterSignIn(language, form.get('next'))
    carryAlong(context, carriedTo(path, form.get(hiddenFields.typed)))
    return redirectDocument(path, 303)
  })
}

export const clientAction = keepInput

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reason, typed, hasLine } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const next = nextIn(actionData) ?? loaderData.next
  useEffect(() => {
    if (typed) keepCarried(typed)
  }, [typed])
  const forgotPath = authPath(language, '/forgot-password', { next })
  return (
    <AuthPage
      title={t('login.title')}
      lead={t('login.lead')}
      links={
        <>
          <Link to={forgotPath}>{t('login.forgot')}</Link>
          <Link to={authPath(language, '/register', { next })}>{t('login.register')}</Link>
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
        action="/login"
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
        {/* Ticked unless a submitted form had it unticked. */}
        <FormCheckbox
          name="remember"
          initial
          label={t('login.remember')}
          hint={t('login.remember.hint')}
        />
      </SubmitForm>
    </AuthPage>
  )
}

const isFromLine = (reason: string | null) => reason?.startsWith('line-') === true

/** A rejected form is rendered at the page's URL without the query. */
function nextIn(answer: Route.ComponentProps['actionData']): string | null {
  return answer && 'values' in answer ? nextPathOf(answer.values['next']) : null
}

/** Reasons from this area: a registration, a new password, or a LINE outcome. */
const ownReasons = [
  'registered',
  'reset',
  ...lineTroubles.map((trouble): `line-${LineTrouble}` => `line-${trouble}`),
] as const

/** Why the visitor was sent to the log-in; null if they opened it themselves. */
function reasonOf(url: URL): LoginReason | (typeof ownReasons)[number] | null {
  const given = url.searchParams.get('reason')
  return ownReasons.find((reason) => reason === given) ?? loginReasonOf(url)
}
