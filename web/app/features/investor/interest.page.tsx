import { franchiseSizes } from '@washhouse/contract/investor/investor.contract'
import { handleForm } from '../../blocks/form/handle-form.server.ts'
import { issueForm } from '../../blocks/form/issue-form.server.ts'
import { keepInput } from '../../blocks/form/keep-input.ts'
import { pageContent } from '../../content/content.server.ts'
import { describeBreadcrumbs } from '../../blocks/breadcrumb/breadcrumb-json-ld.ts'
import { textIn } from '../../i18n/compile.server.ts'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import type { Route } from './+types/interest.page.ts'
import { InterestForm, interestPath } from './interest-form.tsx'
import { interestLead } from './interest-lead.server.ts'
import { InterestThanks } from './interest-thanks.tsx'
import { interestMessages, type InterestMessageId } from './interest.messages.ts'
import { InvestorHead } from './investor-head.tsx'
import { loadInterest } from './load-interest.ts'

// Never kept by the page cache: the form has a key of its own.
export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(pageContent)
  const { language } = content
  const words = await loadInterest(content)
  const t = textIn(language, interestMessages)
  const trail = [
    { label: t('interest.home'), to: localePath(language, '/') },
    { label: t('interest.investor'), to: localePath(language, '/investor') },
  ]
  const isSent = url.searchParams.has('sent')
  const crumbs = [...trail, { label: t('interest.title'), to: localePath(language, interestPath) }]
  return {
    ...words,
    meta: {
      title: t('interest.title'),
      description: t('interest.lead'),
      isIndexed: !isSent,
      jsonLd: [
        describeBreadcrumbs(
          url.origin,
          crumbs.map(({ label, to }) => ({ name: label, path: to })),
        ),
      ],
    },
    trail,
    size: franchiseSizes.find((size) => size === url.searchParams.get('package')) ?? null,
    issue: issueForm(),
    isSent,
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return handleForm({ request, context }, interestLead, (_stored, language) =>
    localePath(language, `${interestPath}?sent=1`),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function InterestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { trail, provinces, size, issue, note, isSent } = loaderData
  const t = useText<InterestMessageId>()
  const language = useLanguage()
  return (
    <main id="content">
      <InvestorHead image={null}>
        <Breadcrumb label={t('interest.breadcrumb')} trail={trail} current={t('interest.title')} />
        <h1>
          <Phrases text={t('interest.title')} />
        </h1>
        <p className="lead">{t('interest.lead')}</p>
      </InvestorHead>
      <div className="wrap interest-page">
        {isSent && !actionData ? (
          <InterestThanks note={note}>
            <ButtonLink variant="secondary" to={localePath(language, '/investor')}>
              {t('interest.back')}
            </ButtonLink>
          </InterestThanks>
        ) : (
          <InterestForm provinces={provinces} size={size} issue={issue} answer={actionData} />
        )}
      </div>
    </main>
  )
}
