import { redirectDocument } from 'react-router'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { endSession } from '../../../content/session/change-session.server.ts'
import { isSignedIn } from '../../../content/session/session.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import type { Route } from './+types/undo-email.page.ts'
import { undoEmailForm } from './link-forms.server.ts'
import { LinkPage } from './link-page.tsx'
import { loadLinkPage } from './load-link.server.ts'

export const handle = pagePlace({ above: [] })
export const headers = neverKept

const path = '/undo-email'

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage(args, { title: 'undoEmail.title', lead: 'undoEmail.lead', path })
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, undoEmailForm, (_none, language) => {
    // All of the account's sessions have ended, that of this browser too.
    if (isSignedIn(context)) endSession(context)
    return redirectDocument(localePath(language, `${path}?done=1`), 303)
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function UndoEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <LinkPage
      {...loaderData}
      kind="undoEmail"
      path={path}
      answer={actionData}
      afterSpent={
        <ButtonLink to={localePath(language, '/contact')}>{t('undoEmail.contact')}</ButtonLink>
      }
    />
  )
}
