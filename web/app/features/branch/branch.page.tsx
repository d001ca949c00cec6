import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { redirect, useLocation } from 'react-router'
import { Reviews } from '../../blocks/reviews/reviews.tsx'
import { ShareButtons } from '../../blocks/share-buttons/share-buttons.tsx'
import { pageContent } from '../../content/content.server.ts'
import { describeBreadcrumbs } from '../../blocks/breadcrumb/breadcrumb-json-ld.ts'
import { messagesFor, textIn } from '../../i18n/compile.server.ts'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { publicPage, tagPage } from '../../request/public-page.ts'
import type { BlockMessageId } from '../../blocks/blocks.messages.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import type { Route } from './+types/branch.page.ts'
import { BranchActions } from './branch-actions.tsx'
import { branchDetailMessages, type BranchDetailMessageId } from './branch-detail.messages.ts'
import { BranchFacts } from './branch-facts.tsx'
import { BranchHead } from './branch-head.tsx'
import { describeBranch } from './branch-json-ld.ts'
import { BranchName } from './branch-name.tsx'
import './branch.css'
import { branchMessages } from './branch.messages.ts'
import { findNeighbours } from './find-neighbours.ts'
import { listQueryOf } from './list-query.ts'
import { Neighbours } from './neighbours.tsx'
import { OpeningBadge } from './opening-badge.tsx'
import { Porthole } from './porthole.tsx'
import { useIsInBrowser } from './use-is-in-browser.ts'

const shownReviews = 6

export const handle = publicPage()

export async function loader({ url, params, context }: Route.LoaderArgs) {
  // Of all branches: one that opens or moves may be the new neighbour.
  tagPage(context, 'branch', 'province', 'customer_review')
  const content = context.get(pageContent)
  const { language } = content
  const [branch, provinces, points, reviews] = await Promise.all([
    content.demand(branchCalls.getBranch, { path: { id: params.slug } }),
    content.settle(branchCalls.listProvinces),
    content.settle(branchCalls.listBranchPoints),
    content.settle(branchCalls.listCustomerReviews, {
      query: { sort: 'sort', limit: shownReviews },
    }),
  ])
  const path = localePath(language, `/branch/${branch.slug}`)
  // An id finds the branch too; the page has one address.
  if (params.slug !== branch.slug) throw redirect(path, 308)

  const neighbours = points.kind === 'ok' ? await findNeighbours(content, branch, points.value) : []
  const provinceNames = new Map(
    provinces.kind === 'ok' ? provinces.value.map(({ id, name }) => [id, name]) : [],
  )
  const provinceName = provinceNames.get(branch.province) ?? null

  const t = textIn(language, branchDetailMessages)
  const trail = [
    { label: t('branch.detail.home'), to: localePath(language, '/') },
    { label: t('branch.detail.list'), to: localePath(language, '/branch') },
  ]
  const crumbs = [...trail, { label: branch.name, to: path }]
  return {
    messages: messagesFor(language, branchMessages, branchDetailMessages),
    meta: {
      title: branch.name,
      description: [branch.name, branch.landmark, provinceName].filter(Boolean).join(' · '),
      image: branch.image,
      jsonLd: [
        describeBranch({ branch, provinceName, origin: url.origin, path }),
        describeBreadcrumbs(
          url.origin,
          crumbs.map(({ label, to }) => ({ name: label, path: to })),
        ),
      ],
    },
    address: url.origin + path,
    branch,
    provinceName,
    trail,
    neighbours: neighbours.map((neighbour) => ({
      ...neighbour,
      provinceName: provinceNames.get(neighbour.province),
    })),
    reviews: reviews.kind === 'ok' ? reviews.value : [],
  }
}

export default function BranchPage({ loaderData }: Route.ComponentProps) {
  const { branch, provinceName, address, neighbours, reviews } = loaderData
  const t = useText<BranchDetailMessageId | BlockMessageId>()
  const trail = useWayBack(loaderData.trail)

  return (
    <main id="content">
      <BranchHead picture={branch.image && <Porthole id={branch.image} />}>
        <Breadcrumb label={t('branch.detail.breadcrumb')} trail={trail} current={branch.name} />
        <OpeningBadge branch={branch} />
        <h1>
          <BranchName name={branch.name} />
        </h1>
        <p className="lead">
          <Phrases text={[branch.landmark, provinceName].filter(Boolean).join('\u00A0· ')} />
        </p>
        <BranchActions branch={branch} />
      </BranchHead>
      <div className="wrap branch-page">
        {branch.notice && (
          <Notice variant="bad">
            <h2 className="branch-page__notice">{t('branch.detail.notice')}</h2>
            <p>{branch.notice}</p>
          </Notice>
        )}
        <BranchFacts branch={branch}>
          <ShareButtons address={address} />
        </BranchFacts>
        <Neighbours neighbours={neighbours} />
        <section className="branch-page__section">
          <h2>{t('branch.detail.reviews')}</h2>
          {reviews.length === 0 ? (
            <p>{t('empty.title')}</p>
          ) : (
            <Reviews reviews={reviews} label={t('branch.detail.reviews')} />
          )}
        </section>
      </div>
    </main>
  )
}

type Trail = Route.ComponentProps['loaderData']['trail']

/** Leads back to the list with the filters it was left with; they come along in history. */
function useWayBack(trail: Trail): Trail {
  const language = useLanguage()
  const isInBrowser = useIsInBrowser()
  const location = useLocation()
  const listPath = localePath(language, '/branch')
  const query = isInBrowser ? listQueryOf(location) : ''
  return trail.map((step) => (step.to === listPath ? { ...step, to: listPath + query } : step))
}
