import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { readReference } from '@washhouse/contract/contact/contact.contract'
import { data, redirect } from 'react-router'
import { QuickContactLinks } from '../../core/blocks/contact-link/quick-contact-links.tsx'
import { readNamedBranches } from '../../core/blocks/branch-names/named-branches.server.ts'
import { PageCard, PageCards } from '../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { problemStateMessages } from '../../core/blocks/problem-state/problem-state.messages.ts'
import { pageContent } from '../../core/content/content.server.ts'
import { useSite } from '../../core/content/use-site.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import { noStore } from '../../core/request/no-store.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { nameIn } from '../../core/request/record-name.ts'
import type { Route } from './+types/problem-status.page.ts'
import { CodeForm } from './code-form.tsx'
import { problemMessages } from './problem.messages.ts'
import { problemStatusMessages, type ProblemStatusMessageId } from './problem-status.messages.ts'
import { ProblemSteps } from './problem-steps.tsx'
import './problem.css'

/** Only for people who know the code, so never cached. */
export const headers = noStore

export const handle = pagePlace<ProblemStatusMessageId>({
  above: [{ path: '/problem', name: 'problemStatus.problem' }],
})

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const content = context.get(pageContent)
  const { language } = content
  const named = 'reference' in params ? params.reference : undefined
  const typed = named ?? url.searchParams.get('code')
  // Accepts a link even if Thai text follows it without a space.
  const reference = readReference(typed) ?? readReference(nameIn(typed ?? ''))
  const path = localePath(language, `/problem/${reference}`)
  // Redirects every spelling of the code to the canonical path.
  if (reference && url.pathname !== path) throw redirect(path, 302)

  const found = reference
    ? await content.find(contactCalls.getProblemStatus, { path: { reference } })
    : ({ kind: 'ok', value: null } as const)
  const status = found.kind === 'ok' ? found.value : null
  const branches = status && (await readNamedBranches(content))
  const t = textIn(language, problemStatusMessages)
  const page = {
    messages: messagesFor(language, problemMessages, problemStateMessages, problemStatusMessages),
    meta: {
      title: t('problemStatus.title'),
      description: t('problemStatus.lead'),
      canonicalPath: '/problem/status',
      isIndexed: false,
    },
    typed,
    status,
    branchName: branches?.find(({ id }) => id === status?.branch)?.name ?? null,
    isFailed: found.kind === 'failed',
  }
  return data(page, { status: statusOf(page) })
}

function statusOf({
  typed,
  status,
  isFailed,
}: {
  typed: string | null
  status: object | null
  isFailed: boolean
}): number {
  if (isFailed) return 503
  return typed && !status ? 404 : 200
}

export default function ProblemStatusPage({ loaderData }: Route.ComponentProps) {
  const { typed, status, branchName, isFailed } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const settings = useSite()?.settings
  const fault = isFailed ? 'problemStatus.failed' : 'problemStatus.missing'
  return (
    <main id="content">
      <PageHead
        above="problem-page"
        title={t('problemStatus.title')}
        lead={status ? null : t('problemStatus.lead')}
      />
      <PageCards className="problem-page">
        <PageCard>
          {status ? (
            <ProblemSteps status={status} branchName={branchName} />
          ) : (
            <>
              <CodeForm typed={typed} fault={typed ? t(fault) : undefined} />
              <QuickContactLinks settings={settings} text={t('problemStatus.lost')} />
            </>
          )}
        </PageCard>
        <p className="problem-page__buttons">
          <ButtonLink variant="secondary" to={localePath(language, '/problem')}>
            {t('problemStatus.report')}
          </ButtonLink>
        </p>
      </PageCards>
    </main>
  )
}
