import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import type { Route } from './+types/verify.page.ts'
import { AskAgain } from './ask-again.tsx'
import { verifyForm } from './link-forms.server.ts'
import { LinkPage } from './link-page.tsx'
import { loadLinkPage } from './load-link.server.ts'

export const handle = pagePlace({ above: [] })
export const headers = neverKept

const path = '/verify'

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage(args, { title: 'verify.title', lead: 'verify.lead', path })
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, verifyForm, (_none, language) =>
    localePath(language, `${path}?done=1`),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function VerifyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <LinkPage
      {...loaderData}
      kind="verify"
      path={path}
      answer={actionData}
      afterSpent={
        <AskAgain
          action={localePath(language, '/verify/request')}
          submitLabel={t('verify.again.submit')}
        />
      }
    />
  )
}
