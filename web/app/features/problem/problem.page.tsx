import { readReference, type ProblemReceipt } from '@washhouse/contract/contact/contact.contract'
import { Link, redirectDocument, useLocation } from 'react-router'
import { handleForm } from '../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../core/blocks/form/keep-input.ts'
import { issueFormToken } from '../../core/blocks/form/load-form-page.server.ts'
import { formMessages } from '../../core/blocks/form/form.messages.ts'
import { personMessages } from '../../core/blocks/form/person.messages.ts'
import { leadFormMessages } from '../../core/blocks/lead-form/lead-form.messages.ts'
import { readSender } from '../../core/blocks/lead-form/lead.server.ts'
import { readNamedBranches } from '../../core/blocks/branch-names/named-branches.server.ts'
import { PageCard, PageCards } from '../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { maxFormBytes } from '../../core/blocks/photo/photo-limits.ts'
import { pageContent } from '../../core/content/content.server.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { pagePlace } from '../../core/request/page-place.ts'
import { largeForm } from '../../core/request/large-form.ts'
import { noStore } from '../../core/request/no-store.ts'
import type { Route } from './+types/problem.page.ts'
import { FirstAid } from './first-aid.tsx'
import { readFirstAid } from './first-aid.server.ts'
import { groupByProvince } from './group-by-province.ts'
import { machineOf } from './problem-address.ts'
import { problemLead } from './problem-lead.server.ts'
import './problem.css'
import { readReport } from './read-report.server.ts'
import { problemMessages } from './problem.messages.ts'
import stoppedMachine from './stopped-machine.svg?url'
import { QuickContactLinks } from '../../core/blocks/contact-link/quick-contact-links.tsx'
import { LeadForm } from '../../core/blocks/lead-form/lead-form.tsx'
import { useSite } from '../../core/content/use-site.ts'
import { ButtonAnchor, ButtonLink } from '../../core/ui/button/button.tsx'
import { EmptyState } from '../../core/ui/empty-state/empty-state.tsx'
import { ProblemFields } from './problem-fields.tsx'
import { useEffect, useRef } from 'react'
import { AnswerPromise } from '../../core/blocks/lead-form/lead-fields.tsx'
import { FormThanks } from '../../core/blocks/form/form-thanks.tsx'
import { CopyButton } from '../../core/ui/copy-button/copy-button.tsx'
import { RefundPromise, ReportFacts } from './report-facts.tsx'

// Never cached: the form has its own idempotency key.
export const handle = {
  ...largeForm({ maxBytes: maxFormBytes }),
  ...pagePlace({ above: [] }),
}

/** The thanks show the sender's report, so they are never cached. */
export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const content = context.get(pageContent)
  const { language } = content
  const named = url.searchParams.get('branch')
  const sent = readReference(url.searchParams.get('sent'))
  const [branches, known, firstAid] = await Promise.all([
    readNamedBranches(content),
    readSender(args),
    sent ? [] : readFirstAid(content, url.origin),
  ])
  const branch = branches?.find(({ id, slug }) => slug === named || String(id) === named)
  // Optional: the thanks also work if the service does not answer.
  const stored = sent ? await readReport(args, sent) : null
  const report = stored?.kind === 'ok' ? stored.value : null
  const t = textIn(language, problemMessages)
  return {
    messages: messagesFor(
      language,
      formMessages,
      personMessages,
      leadFormMessages,
      problemMessages,
    ),
    meta: {
      title: t('problem.title'),
      description: t('problem.lead'),
      canonicalPath: '/problem',
      isIndexed: sent === null,
    },
    provinces: sent ? [] : groupByProvince(branches ?? []),
    firstAid,
    branch: branch?.id ?? null,
    machine: machineOf(url.searchParams.get('machine')),
    issue: issueFormToken(),
    ...known,
    sent,
    report,
    reportBranch: branches?.find(({ id }) => id === report?.branch)?.name ?? null,
  }
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, problemLead, (receipt, language) =>
    // A document navigation: measuring scripts of this page do not see the URL with the reference.
    redirectDocument(localePath(language, sentAddress(receipt)), 303),
  )
}

function sentAddress(receipt: ProblemReceipt | undefined): string {
  return receipt ? `/problem?sent=${receipt.reference}` : '/problem'
}

export const clientAction = keepInput

export default function ProblemPage(props: Route.ComponentProps) {
  const { loaderData, actionData } = props
  const { firstAid, sent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const isSent = sent !== null && !actionData
  return (
    <main id="content">
      <PageHead
        above="problem-page"
        title={t('problem.title')}
        lead={t('problem.lead')}
        drawing={stoppedMachine}
      >
        <Link to={localePath(language, '/problem/status')}>{t('problem.follow')}</Link>
      </PageHead>
      <PageCards className="problem-page">
        {firstAid.length > 0 && !isSent && <FirstAid groups={firstAid} />}
        <PageCard>
          {isSent ? <ProblemSent {...props} reference={sent} /> : <ProblemForm {...props} />}
        </PageCard>
      </PageCards>
    </main>
  )
}

/** The report form; an error state without the branches. */
function ProblemForm({ loaderData, actionData }: Route.ComponentProps) {
  const { provinces, branch, machine, issue, sender } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const { pathname, search } = useLocation()
  if (provinces === null) {
    return (
      <EmptyState
        title={t('problem.noBranches.title')}
        titleAs="h2"
        hint={t('problem.noBranches.hint')}
      >
        <ButtonAnchor href={pathname + search}>{t('problem.retry')}</ButtonAnchor>
      </EmptyState>
    )
  }
  return (
    <>
      <BeforeReport />
      <h2>{t('problem.form')}</h2>
      <LeadForm
        action="/problem"
        issue={issue}
        answer={actionData}
        initial={sender}
        submitLabel={t('problem.send')}
        hasFile
        needsReply
      >
        <ProblemFields provinces={provinces} branch={branch} machine={machine} />
      </LeadForm>
    </>
  )
}

/** The refund promise, and contacts for visitors at a machine. */
function BeforeReport() {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const settings = useSite()?.settings
  const days = settings?.refundDays
  return (
    <div>
      {days && <p>{t('problem.refund', { days })}</p>}
      <QuickContactLinks settings={settings} text={t('problem.atMachine')} />
    </div>
  )
}

/** The reference code of the report, large enough for a photo of the screen. */
function ProblemSent({ loaderData, reference }: Route.ComponentProps & { reference: string }) {
  const { report, reportBranch } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const buttons = useRef<HTMLParagraphElement>(null)
  // Runs after the thanks got the focus: on a phone the cookie banner would cover the buttons.
  useEffect(() => {
    // Some browsers return a promise, which must not become the cleanup.
    buttons.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <FormThanks title={t('problem.sent.title')}>
      <p className="problem-ticket">
        <span>{t('problem.sent.code')}</span>
        <strong translate="no">{reference}</strong>
      </p>
      <p ref={buttons} className="problem-page__buttons">
        <ButtonLink to={localePath(language, `/problem/${reference}`)}>
          {t('problem.sent.follow')}
        </ButtonLink>
        <CopyButton
          text={reference}
          label={t('problem.sent.copy')}
          copiedLabel={t('problem.sent.copied')}
          refusedLabel={t('problem.sent.refused')}
        />
      </p>
      {report && <ReportFacts report={report} branchName={reportBranch} />}
      <p>
        <AnswerPromise /> <RefundPromise />
      </p>
      {report?.isOwn ? (
        <p>
          {t('problem.sent.own')}{' '}
          <Link to={localePath(language, '/account')}>{t('problem.sent.account')}</Link>
        </p>
      ) : (
        <p>{t('problem.sent.hint')}</p>
      )}
    </FormThanks>
  )
}
