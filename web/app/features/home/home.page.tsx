import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { Link } from 'react-router'
import { pageContent } from '../../content.server.ts'
import { messagesFor } from '../../i18n/compile.server.ts'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { Route } from './+types/home.page.ts'
import { homeMessages, type HomeMessageId } from './home.messages.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(pageContent)
  const figures = await content.settle(branchCalls.getCurrentBranch)
  return { messages: messagesFor(content.language, homeMessages), head: {}, figures }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useText<HomeMessageId>()
  const language = useLanguage()
  const { figures } = loaderData
  return (
    <main>
      <Link to={localePath(language, '/branch')}>{t('home.findBranch')}</Link>
      {figures.kind === 'ok' && <p>{figures.value.branches}</p>}
    </main>
  )
}
