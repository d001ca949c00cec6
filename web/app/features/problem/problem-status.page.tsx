import { readReference } from '@washhouse/contract/contact/contact.contract'
import { data, redirect, redirectDocument } from 'react-router'
import { QuickContactLinks } from '../../core/blocks/contact-link/quick-contact-links.tsx'
import { readNamedBranches } from '../../core/blocks/branch-names/named-branches.server.ts'
import { formMessages } from '../../core/blocks/form/form.messages.ts'
import { FormThanks } from '../../core/blocks/form/form-thanks.tsx'
import { handleForm } from '../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../core/blocks/form/keep-input.ts'
import { issueFormToken } from '../../core/blocks/form/load-form-page.server.ts'
import { maxFormBytes } from '../../core/blocks/photo/photo-limits.ts'
import { PageCard, PageCards } from '../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { problemStateMessages } from '../../core/blocks/problem-state/problem-state.messages.ts'
import { pageContent } from '../../core/content/content.server.ts'
import { useSite } from '../../core/content/use-site.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonAnchor, ButtonLink } from '../../core/ui/button/button.tsx'
import { isSignedIn } from '../../core/content/session/session.ts'
import { largeForm } from '../../core/request/large-form.ts'
import { noStore } from '../../core/request/no-store.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { nameIn } from '../../core/request/record-name.ts'
import type { Route } from './+types/problem-status.page.ts'
import { AddToReport } from './add-to-report.tsx'
import { CodeForm } from './code-form.tsx'
import { problemMessages } from './problem.messages.ts'
import { problemStatusMessages, type ProblemStatusMessageId } from './problem-status.messages.ts'
import { ProblemSteps } from './problem-steps.tsx'
import { readReport } from './read-report.server.ts'
import { reportMessageForm } from './report-message.server.ts'
import { SentMessages } from './sent-messages.tsx'
import './problem.css'

/** Only for people who know the code, so never cached. */
export const headers = noStore

export const handle = {
  ...largeForm({ maxBytes: maxFormBytes }),
  ...pagePlace<ProblemStatusMessageId>({
    above: [{ path: '/problem', name: 'problemStatus.problem' }],
  }),
}

export async function loader(args: Route.LoaderArgs) {
  const { url, params, context } = args
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
    ? await readReport(args, reference)
    : ({ kind: 'ok', value: null } as const)
  const status = found.kind === 'ok' ? found.value : null
  const branches = status && (await readNamedBranches(content))
  const t = textIn(language, problemStatusMessages)
  const page = {
    messages: messagesFor(
      language,
      formMessages,
      problemMessages,
      problemStateMessages,
      problemStatusMessages,
    ),
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
    isMember: isSignedIn(context),
    isAdded: url.searchParams.has('added'),
    issue: issueFormToken(),
  }
  return data(page, { status: statusOf(page) })
}

export function action(args: Route.ActionArgs) {
  const reference = 'reference' in args.params ? readReference(args.params.reference) : null
  if (!reference) throw data(null, { status: 404 })
  return handleForm({ ...args, path: { reference } }, reportMessageForm, (_, language) =>
    // A document navigation: measuring scripts of this page do not see the URL with the code.
    redirectDocument(localePath(language, `/problem/${reference}?added=1`), 303),
  )
}

export const clientAction = keepInput

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

export default function ProblemStatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, status, branchName, isFailed, isMember, isAdded, issue } = loaderData
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
            <>
              <ProblemSteps status={status} branchName={branchName} />
              <SentMessages report={status} isMember={isMember} />
            </>
          ) : (
            <>
              <CodeForm typed={typed} fault={typed ? t(fault) : undefined} />
              <QuickContactLinks settings={settings} text={t('problemStatus.lost')} />
            </>
          )}
        </PageCard>
        {status && isAdded && !actionData && (
          <PageCard>
            <FormThanks title={t('problemStatus.added')}>
              <p>{t('problemStatus.added.hint')}</p>
              {status.takesMessages && (
                <ButtonAnchor
                  variant="secondary"
                  href={localePath(language, `/problem/${status.reference}`)}
                >
                  {t('problemStatus.added.more')}
                </ButtonAnchor>
              )}
            </FormThanks>
          </PageCard>
        )}
        {/* Also after a refusal, for example because the report was closed meanwhile. */}
        {status && (actionData || (status.takesMessages && !isAdded)) && (
          <PageCard>
            <AddToReport reference={status.reference} issue={issue} answer={actionData} />
          </PageCard>
        )}
        <p className="problem-page__buttons">
          <ButtonLink variant="secondary" to={localePath(language, '/problem')}>
            {t('problemStatus.report')}
          </ButtonLink>
        </p>
      </PageCards>
    </main>
  )
}
