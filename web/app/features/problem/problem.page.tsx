import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { readReference, type ProblemReceipt } from '@washhouse/contract/contact/contact.contract'
import { Link, redirectDocument } from 'react-router'
import { handleForm } from '../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../blocks/form/keep-input.ts'
import { issueForm } from '../../blocks/form/load-form-page.server.ts'
import { formMessages } from '../../blocks/form/form.messages.ts'
import { personMessages } from '../../blocks/form/person.messages.ts'
import { leadFormMessages } from '../../blocks/lead-form/lead-form.messages.ts'
import { readSender } from '../../blocks/lead-form/lead-sender.server.ts'
import { readNamedBranches } from '../../blocks/branch-names/named-branches.server.ts'
import { PageCard, PageCards } from '../../blocks/page-card/page-card.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { maxFormBytes } from '../../blocks/photo/photo-limits.ts'
import { pageContent } from '../../content/content.server.ts'
import { messagesFor, textIn } from '../../i18n/compile.server.ts'
import { localePath } from '../../i18n/language.ts'
import type { LoadedId } from '../../i18n/messages.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { pagePlace } from '../../request/page-place.ts'
import { largeForm } from '../../request/large-form.ts'
import { neverKept } from '../../request/never-kept.ts'
import { requestContext } from '../../request/request-context.ts'
import { showListOnce } from '../../request/show-once.ts'
import type { Route } from './+types/problem.page.ts'
import { FirstAid } from './first-aid.tsx'
import { readFirstAid } from './first-aid.server.ts'
import { groupByProvince } from './group-by-province.ts'
import { machineOf } from './problem-address.ts'
import { ProblemForm } from './problem-form.tsx'
import { problemLead } from './problem-lead.server.ts'
import './problem.css'
import { problemMessages } from './problem.messages.ts'
import { ProblemSent } from './problem-sent.tsx'
import stoppedMachine from './stopped-machine.svg?url'

// Never kept by the page cache: the form has a key of its own.
export const handle = {
  ...largeForm({ maxBytes: maxFormBytes }),
  ...pagePlace({ above: [] }),
}

/** Who has just sent a report sees it again, nobody's cache. */
export const headers = neverKept

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
  // The thanks stand without it while the service is away.
  const stored = sent
    ? await content.find(contactCalls.getProblemStatus, { path: { reference: sent } })
    : null
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
    provinces: showListOnce(
      sent ? [] : groupByProvince(branches ?? []),
      context.get(requestContext),
    ),
    firstAid: showListOnce(firstAid, context.get(requestContext)),
    branch: branch?.id ?? null,
    machine: machineOf(url.searchParams.get('machine')),
    issue: issueForm(),
    ...known,
    sent,
    report,
    reportBranch: branches?.find(({ id }) => id === report?.branch)?.name ?? null,
  }
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, problemLead, (receipt, language) =>
    // A document of its own: scripts that measure this page do not see the address with the reference.
    redirectDocument(localePath(language, sentAddress(receipt)), 303),
  )
}

function sentAddress(receipt: ProblemReceipt | undefined): string {
  return receipt ? `/problem?sent=${receipt.reference}` : '/problem'
}

export const clientAction = keepInput

export default function ProblemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { provinces, firstAid, branch, machine, issue, sender } = loaderData
  const { sent, report, reportBranch } = loaderData
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
        {firstAid && !isSent && <FirstAid groups={firstAid} />}
        <PageCard>
          {isSent ? (
            <ProblemSent reference={sent} report={report} branchName={reportBranch} />
          ) : (
            <ProblemForm
              provinces={provinces}
              branch={branch}
              machine={machine}
              issue={issue}
              sender={sender}
              answer={actionData}
            />
          )}
        </PageCard>
      </PageCards>
    </main>
  )
}
