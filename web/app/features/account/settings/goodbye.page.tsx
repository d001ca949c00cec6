import { redirect } from 'react-router'
import { PageHead } from '../../../blocks/page-head/page-head.tsx'
import { pageContent } from '../../../content/content.server.ts'
import { isSignedIn } from '../../../content/session/session.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import type { Route } from './+types/goodbye.page.ts'
import { leaveMessages } from './leave.messages.ts'

export const handle = pagePlace({ above: [] })

export const headers = neverKept

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(pageContent)
  // Who is still a member has left nothing.
  if (isSignedIn(context)) return redirect(localePath(language, '/account'))
  return {
    messages: messagesFor(language, leaveMessages),
    meta: { title: textIn(language, leaveMessages)('goodbye.title'), isIndexed: false },
  }
}

export default function GoodbyePage(_page: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const home = localePath(useLanguage(), '/')
  return (
    <main id="content">
      <PageHead title={t('goodbye.title')} lead={t('goodbye.lead')}>
        <ButtonLink to={home}>{t('goodbye.home')}</ButtonLink>
      </PageHead>
    </main>
  )
}
