import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { franchiseSizes } from '@washhouse/contract/investor/investor.contract'
import { handleForm } from '../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../core/blocks/form/keep-input.ts'
import { issueFormToken } from '../../core/blocks/form/load-form-page.server.ts'
import { defineLead, readSender } from '../../core/blocks/lead-form/lead.server.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { pageContent } from '../../core/content/content.server.ts'
import { textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import { pagePlace } from '../../core/request/page-place.ts'
import type { Route } from './+types/interest.page.ts'
import { InterestForm, interestPath, InterestThanks } from './interest-form.tsx'
import { interestMessages, type InterestMessageId } from './interest.messages.ts'
import { InvestorPapers } from './investor-papers.tsx'
import { loadInterest } from './load-interest.ts'

// Never cached: the form has its own idempotency key.
export const handle = pagePlace<InterestMessageId>({
  above: [{ path: '/investor', name: 'interest.investor' }],
})

const interestLead = defineLead({
  write: contactCalls.sendInterest,
  fields: [
    'firstName',
    'lastName',
    'phone',
    'email',
    'province',
    'placeType',
    'openShop',
    'budget',
    'sourceOfFund',
    'timeline',
    'contactTime',
    'adSource',
    'message',
    'consent',
  ],
})

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const content = context.get(pageContent)
  const { language } = content
  const [words, known] = await Promise.all([loadInterest(content), readSender(args)])
  const t = textIn(language, interestMessages)
  const isSent = url.searchParams.has('sent')
  return {
    ...words,
    meta: {
      title: t('interest.title'),
      description: t('interest.lead'),
      isIndexed: !isSent,
    },
    size: franchiseSizes.find((size) => size === url.searchParams.get('package')) ?? null,
    issue: issueFormToken(),
    ...known,
    isSent,
  }
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, interestLead, `${interestPath}?sent=1`)
}

export const clientAction = keepInput

export default function InterestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { provinces, budgets, size, issue, sender, note, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <main id="content">
      <PageHead
        variant="company"
        above="interest-page"
        title={t('interest.title')}
        lead={t('interest.lead')}
      />
      <div className="wrap interest-page">
        {isSent && !actionData ? (
          <InterestThanks note={note}>
            <ButtonLink variant="secondary" to={localePath(language, '/investor')}>
              {t('interest.back')}
            </ButtonLink>
          </InterestThanks>
        ) : (
          <InterestForm {...{ provinces, budgets, size, issue, sender }} answer={actionData} />
        )}
        <InvestorPapers />
      </div>
    </main>
  )
}
