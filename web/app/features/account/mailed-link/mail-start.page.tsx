import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import type { Route } from './+types/mail-start.page.ts'
import { startMailForm } from './link-forms.server.ts'
import { LinkPage } from './link-page.tsx'
import { loadLinkPage } from './load-link.server.ts'

export const handle = pagePlace({ above: [] })
export const headers = neverKept

const path = '/mail-start'

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage(args, { title: 'mailStart.title', lead: 'mailStart.lead', path })
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, startMailForm, (_none, language) =>
    localePath(language, `${path}?done=1`),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

/** A member shows by a link that arrived that mail arrives at his address again. */
export default function MailStartPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <LinkPage
      {...loaderData}
      kind="mailStart"
      path={path}
      answer={actionData}
      afterSpent={
        // Whoever is signed out is led there by way of the log-in.
        <ButtonLink to={localePath(language, '/account/mail')}>{t('mailStart.again')}</ButtonLink>
      }
    />
  )
}
