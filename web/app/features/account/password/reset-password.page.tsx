import { formMessages } from '../../../blocks/form/form.messages.ts'
import { personMessages } from '../../../blocks/form/person.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { NewPasswordFields, useNewPasswordFaults } from '../../../blocks/form/password-fields.tsx'
import { passwordMessages } from '../../../blocks/form/password.messages.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { pageContent } from '../../../content/content.server.ts'
import { endSession } from '../../../content/session/change-session.server.ts'
import { isSignedIn } from '../../../content/session/session.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { redirectDocument } from 'react-router'
import type { Route } from './+types/reset-password.page.ts'
import { DoorPage } from '../door-page.tsx'
import { HiddenField } from '../hidden-field.tsx'
import { AskAgain } from '../mailed-link/ask-again.tsx'
import { tokenIn, tokenLeft } from '../mailed-link/link-token.ts'
import { SpentLink } from '../mailed-link/spent-link.tsx'
import { doorPath } from '../sign-in/door-path.ts'
import { resetForm } from './password-forms.server.ts'
import { passwordPagesMessages } from './password-pages.messages.ts'

export const handle = pagePlace({ above: [] })
export const headers = neverKept

export function loader({ url, context }: Route.LoaderArgs) {
  const { language } = context.get(pageContent)
  const t = textIn(language, passwordPagesMessages)
  return {
    messages: messagesFor(
      language,
      formMessages,
      personMessages,
      passwordMessages,
      passwordPagesMessages,
    ),
    meta: {
      title: t('reset.title'),
      description: t('reset.lead'),
      canonicalPath: '/reset-password',
      isIndexed: false,
    },
    token: tokenIn(url),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, resetForm, (_none, language) => {
    // All of the account's sessions have ended, that of this browser too.
    if (isSignedIn(context)) endSession(context)
    return redirectDocument(doorPath(language, '/login', { reason: 'reset' }), 303)
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const findMore = useNewPasswordFaults()
  const token = tokenLeft(actionData) ?? loaderData.token
  const spent = (
    <SpentLink title={t('reset.spent')} hint={t('reset.spent.hint')}>
      <AskAgain
        action={localePath(language, '/forgot-password')}
        submitLabel={t('forgot.submit')}
      />
    </SpentLink>
  )
  return (
    <DoorPage title={t('reset.title')} lead={token === null ? undefined : t('reset.lead')}>
      {token === null ? (
        spent
      ) : (
        <SubmitForm
          action={localePath(language, '/reset-password')}
          answer={actionData}
          submitLabel={t('reset.submit')}
          findMore={findMore}
          insteadAfter={{ INVALID_TOKEN: spent }}
        >
          <HiddenField name="token" value={token} />
          <NewPasswordFields />
        </SubmitForm>
      )}
    </DoorPage>
  )
}
