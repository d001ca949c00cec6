import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { PasswordReset } from '@washhouse/contract/account/account.contract'
import { redirectDocument } from 'react-router'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { loadFormPage } from '../../../core/blocks/form/load-form-page.server.ts'
import {
  NewPasswordFields,
  useNewPasswordFaults,
} from '../../../core/blocks/form/password-fields.tsx'
import { findConfirmFault } from '../../../core/blocks/form/password-rule.ts'
import { passwordMessages } from '../../../core/blocks/form/password.messages.ts'
import { personMessages } from '../../../core/blocks/form/person.messages.ts'
import { endSession } from '../../../core/content/session/change-session.server.ts'
import { isSignedIn } from '../../../core/content/session/session.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import { authPath } from '../auth-path.ts'
import type { Route } from './+types/reset-password.page.ts'
import { AskForLink } from './ask-for-link.tsx'
import { readLinkState } from './link-state.server.ts'
import { tokenIn } from './link-token.ts'
import { MailedLink } from './mailed-link.tsx'
import { mailedLinkMessages } from './mailed-link.messages.ts'

export const handle = pagePlace({ above: [] })
export const headers = noStore

const path = '/reset-password'

const resetForm: FormDefinition<PasswordReset> = {
  write: accountCalls.resetPassword,
  fields: ['token', 'password'],
  ownFields: ['confirmPassword'],
  secrets: ['password', 'confirmPassword'],
  findMore: findConfirmFault,
  faultTexts: { token: mailedLinkMessages['link.spent'] },
  refusalTexts: {
    INVALID_TOKEN: mailedLinkMessages['link.spent'],
    REQUESTS_EXCEEDED: mailedLinkMessages['link.wait'],
  },
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const head = { title: 'reset.title', lead: 'reset.lead', path } as const
  const token = tokenIn(url)
  return {
    ...loadFormPage({ url }, head, personMessages, passwordMessages, mailedLinkMessages),
    token,
    state: await readLinkState({ context }, 'reset', token),
  }
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, resetForm, (_none, language) => {
    // The service ended all sessions of the account, this one too.
    if (isSignedIn(args.context)) endSession(args.context)
    return redirectDocument(authPath(language, '/login', { reason: 'reset' }), 303)
  })
}

export const clientAction = keepInput

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <MailedLink
      kind="reset"
      action={path}
      token={loaderData.token}
      state={loaderData.state}
      answer={actionData}
      findMore={useNewPasswordFaults()}
      afterSpent={<AskForLink action="/forgot-password" submitLabel={t('forgot.submit')} />}
    >
      <NewPasswordFields />
    </MailedLink>
  )
}
