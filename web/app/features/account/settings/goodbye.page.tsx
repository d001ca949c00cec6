import { redirect } from 'react-router'
import { PageHead } from '../../../core/blocks/page-head/page-head.tsx'
import { pageContent } from '../../../core/content/content.server.ts'
import { isSignedIn } from '../../../core/content/session/session.ts'
import { messagesFor, textIn } from '../../../core/i18n/compile.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import { ButtonLink } from '../../../core/ui/button/button.tsx'
import type { Route } from './+types/goodbye.page.ts'
import { leaveMessages } from './leave.messages.ts'

export const handle = pagePlace({ above: [] })

export const headers = noStore

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(pageContent)
  // A signed-in visitor still has an account.
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
