import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { MailRequest, PasswordRequest } from '@washhouse/contract/account/account.contract'
import { Link } from 'react-router'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormThanks } from '../../../core/blocks/form/form-thanks.tsx'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import { personMessages } from '../../../core/blocks/form/person.messages.ts'
import { localePath, neutralPath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { nextPathOf } from '../../../core/request/next-path.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import { authPath } from '../auth-path.ts'
import { AuthPage } from '../auth-page.tsx'
import type { Route } from './+types/ask-link.page.ts'
import { AskForLink } from './ask-for-link.tsx'
import { mailedLinkMessages } from './mailed-link.messages.ts'

export const handle = pagePlace({ above: [] })
export const headers = noStore

const forgotPath = '/forgot-password'
const verifyPath = '/verify/request'

function kindIn({ pathname }: URL): 'forgot' | 'askVerify' {
  return neutralPath(pathname) === forgotPath ? 'forgot' : 'askVerify'
}

/** Requests a password link. The answer is the same whether or not the address has an account. */
const forgotForm: FormDefinition<PasswordRequest> = {
  write: accountCalls.requestPasswordReset,
  fields: ['email'],
  addFields: () => ({ resetUrl: null }),
  refusalTexts: { REQUESTS_EXCEEDED: mailedLinkMessages['forgot.wait'] },
}

/** Requests a new confirmation link; also the same answer for every address. */
const verifyForm: FormDefinition<MailRequest> = {
  write: accountCalls.requestVerification,
  fields: ['email'],
  refusalTexts: { REQUESTS_EXCEEDED: mailedLinkMessages['link.wait'] },
}

export function loader({ url }: Route.LoaderArgs) {
  const kind = kindIn(url)
  const path = kind === 'forgot' ? forgotPath : verifyPath
  const head = { title: `${kind}.title`, lead: `${kind}.lead`, path } as const
  return {
    ...loadFormPage({ url }, head, personMessages, mailedLinkMessages),
    kind,
    path,
    next: nextPathOf(url.searchParams.get('next')),
    isSent: url.searchParams.has('sent'),
  }
}

export function action(args: Route.ActionArgs) {
  return kindIn(args.url) === 'forgot'
    ? handleForm(args, forgotForm, `${forgotPath}?sent=1`)
    : handleForm(args, verifyForm, `${verifyPath}?sent=1`)
}

export const clientAction = keepInput

export default function AskLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, path, next, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const isDone = isSent && !actionData
  return (
    <AuthPage
      title={t(`${kind}.title`)}
      lead={isDone ? undefined : t(`${kind}.lead`)}
      links={
        kind === 'forgot' && (
          <Link to={authPath(language, '/login', { next })}>{t('forgot.signIn')}</Link>
        )
      }
    >
      {isDone ? (
        <FormThanks title={t(`${kind}.sent.title`)}>
          <p>{t(`${kind}.sent.hint`)}</p>
          {kind === 'forgot' && <p>{t('forgot.sent.spam')}</p>}
          <p>
            <Link to={localePath(language, path)}>{t(`${kind}.sent.again`)}</Link>
          </p>
        </FormThanks>
      ) : (
        <AskForLink action={path} answer={actionData} submitLabel={t(`${kind}.submit`)} />
      )}
    </AuthPage>
  )
}
