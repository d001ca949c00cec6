import { openingStateMessages } from '../../core/blocks/opening-state/opening-state.messages.ts'
import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { data, useNavigation, useNavigate, useSearchParams } from 'react-router'
import { blockMessages } from '../../core/blocks/blocks.messages.ts'
import { headContentOf, variantMeta } from '../../core/blocks/page-head/head-content.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { Reviews } from '../../core/blocks/reviews/reviews.tsx'
import { pageContent } from '../../core/content/content.server.ts'
import { valueOr } from '../../core/content/page-content.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import { requestContext } from '../../core/request/request-context.ts'
import { useSite } from '../../core/content/use-site.ts'
import { Notice } from '../../core/ui/notice/notice.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import type { Route } from './+types/branch-list.page.ts'
import { ActiveFilters, resultsHeadingId } from './active-filters.tsx'
import { BranchFinder } from './branch-finder.tsx'
import {
  changeFilters,
  isFiltered,
  parseBranchFilters,
  printBranchFilters,
  type BranchFilters,
} from './branch-filters.ts'
import './branch-list.css'
import { BranchResults } from './branch-results.tsx'
import { branchMessages, type BranchMessageId } from './card/branch.messages.ts'
import { isBehindLast } from './find-branches.ts'
import { loadBranchList } from './load-branch-list.server.ts'
import {
  branchMapMessages,
  mapCreditMessages,
  type BranchMapMessageId,
} from './map/branch-map.messages.ts'
import { NoBranches } from './no-branches.tsx'
import { useBranchMap, type BranchMapControls } from './use-branch-map.ts'
import { useDirectoryList } from './use-directory-list.ts'
import { useNearMe } from './use-near-me.ts'
import { useNow } from './card/use-now.ts'
import { Button } from '../../core/ui/button/button.tsx'
import { useMemo, useState } from 'react'
import { useIsHydrated } from '../../core/ui/use-is-hydrated.ts'
import type { Province } from '@washhouse/contract/branch/branch.contract'
import { BranchGrid, type ListedBranch } from './branch-grid.tsx'

const shownReviews = 6

export const handle = publicPage({
  query: ['page', 'sector', 'province'],
  freeText: ['search', 'with'],
})

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'branch', 'sector', 'province', 'customer_review', 'information_page_branch')
  const { note } = context.get(requestContext)
  if (note) note.hasMap = true
  const content = context.get(pageContent)
  const { language } = content
  // The server ignores the filter "open now": its result changes with time, and the page is cached.
  const asked = { ...parseBranchFilters(url.searchParams), isOpen: false }
  const [info, list, reviews] = await Promise.all([
    content.find(branchCalls.getBranchPage),
    loadBranchList(content, asked),
    content.settle(branchCalls.listCustomerReviews, {
      query: { sort: 'sort', limit: shownReviews },
    }),
  ])
  const { filters, sectors, provinces, found } = list
  if (isBehindLast(found, filters)) throw data(null, { status: 404 })

  const t = textIn(language, branchMessages)
  const blockText = textIn(language, blockMessages)
  const page = valueOr(info, null)
  const head = headContentOf(page, { title: t('branch.list.title'), lead: t('branch.list.intro') })
  const place =
    provinces.find(({ id }) => id === filters.province) ??
    sectors.find(({ id }) => id === filters.sector)
  return {
    messages: messagesFor(
      language,
      branchMessages,
      openingStateMessages,
      branchMapMessages,
      mapCreditMessages,
    ),
    meta: {
      ...variantMeta(
        { title: head.title, description: page?.description ?? t('branch.list.meta') },
        [
          place?.name,
          filters.search && t('branch.filters.search', { search: filters.search }),
          filters.page > 1 && blockText('pager.page', { page: filters.page }),
        ],
      ),
      image: head.image,
      // Lists by text or services have no canonical page.
      canonicalPath: `/branch${printBranchFilters(
        filters.search === '' && filters.services.length === 0
          ? filters
          : changeFilters(filters, { search: '', services: [] }),
      )}`,
      isIndexed: found.kind === 'failed' || found.value.total > 0,
    },
    head,
    ...list,
    reviews: valueOr(reviews, []),
  }
}

export default function BranchListPage({ loaderData }: Route.ComponentProps) {
  const { head, sectors, provinces, found, nearest, reviews } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const filters = useBrowserFilters(loaderData.filters)
  const now = useNow()
  const near = useNearMe(language)
  const listed = useDirectoryList(language, filters, near.state, now)
  const styleUrl = useSite()?.settings?.mapStyleUrl ?? null
  const map = useBranchMap(language, filters, styleUrl, now)
  const navigation = useNavigation()
  const isLoading = navigation.location?.pathname === localePath(language, '/branch')

  function countText(): string {
    if (listed !== null && listed !== 'failed') {
      const count = listed.branches.length
      return t(near.state.kind === 'on' ? 'branch.near.sorted' : 'branch.open.count', { count })
    }
    if (found.kind === 'failed') return ''
    const { total, totalPages } = found.value
    const count = t(isFiltered(filters) ? 'branch.count.found' : 'branch.count.all', {
      count: total,
    })
    if (totalPages <= 1) return count
    return `${count}\u00A0· ${t('branch.count.page', { page: filters.page, pages: totalPages })}`
  }

  const isAsked = isFiltered(filters) || near.state.kind === 'on'
  return (
    <main id="content" className={isAsked ? 'branch-list-page--filtered' : undefined}>
      <PageHead
        variant="branch"
        above="branch-list"
        {...head}
        lead={<Phrases text={head.lead} />}
      />
      <div className="wrap branch-list" id="near">
        <BranchFinder filters={filters} sectors={sectors} provinces={provinces} near={near} />
        <section
          className="branch-list__results"
          aria-labelledby={resultsHeadingId}
          aria-busy={isLoading}
        >
          <div className="branch-list__bar" id="map">
            <h2 id={resultsHeadingId} tabIndex={-1}>
              {t('branch.list.heading')}
            </h2>
            <output className="branch-list__count">{countText()}</output>
            <OpenToggle filters={filters} />
            <MapButton map={map} />
          </div>
          {map.state.kind === 'on' && (
            <map.state.Map
              provinces={map.state.provinces}
              branches={map.branches}
              styleUrl={styleUrl}
              onClose={map.close}
              onFailure={map.fail}
            />
          )}
          <ActiveFilters filters={filters} sectors={sectors} provinces={provinces} />
          {listed === 'failed' && (
            <Notice variant="bad" isLive>
              {t('branch.near.directory')}
            </Notice>
          )}
          {listed === null || listed === 'failed' ? (
            <BranchResults {...{ found, filters, provinces, nearest }} />
          ) : listed.branches.length > 0 ? (
            <DirectoryResults
              key={printBranchFilters(filters)}
              branches={listed.branches}
              provinces={provinces}
            />
          ) : (
            <NoBranches filters={filters} provinces={provinces} nearest={listed.nearest} />
          )}
        </section>
        {reviews.length > 0 && (
          <section className="branch-list__reviews">
            <h2>{t('branch.list.reviews')}</h2>
            <Reviews reviews={reviews} label={t('branch.list.reviews')} />
          </section>
        )}
      </div>
    </main>
  )
}

/** Button for the filter "open now". The filter uses the browser's clock, so it needs JavaScript. */
function OpenToggle({ filters }: { filters: BranchFilters }) {
  const t = useText<BranchMessageId>()
  const listPath = localePath(useLanguage(), '/branch')
  const navigate = useNavigate()
  const other = printBranchFilters(changeFilters(filters, { isOpen: !filters.isOpen }))
  return (
    <div className="map-button needs-scripting">
      <Button
        variant="secondary"
        icon="clock"
        aria-pressed={filters.isOpen}
        onClick={() => void navigate(listPath + other, { preventScrollReset: true })}
      >
        {t('branch.open.now')}
      </Button>
    </div>
  )
}

/** Opens and closes the map; needs JavaScript. */
function MapButton({ map: { state, button, toggle } }: { map: BranchMapControls }) {
  const t = useText<BranchMapMessageId>()
  return (
    <>
      <div className="map-button needs-scripting" ref={button}>
        <Button
          variant="secondary"
          icon="map"
          aria-expanded={state.kind === 'on'}
          isLoading={state.kind === 'loading'}
          onClick={toggle}
        >
          {t('branch.map.open')}
        </Button>
      </div>
      {state.kind === 'failed' && (
        <Notice variant="bad" isLive>
          {t('branch.map.failed')}
        </Notice>
      )}
    </>
  )
}

/** The server's filters, with the filter that only the browser applies. */
function useBrowserFilters(filters: BranchFilters): BranchFilters {
  const [query] = useSearchParams()
  const isAsked = parseBranchFilters(query).isOpen
  const isOpen = useIsHydrated() && isAsked
  return useMemo(() => ({ ...filters, isOpen }), [filters, isOpen])
}

interface DirectoryResultsProps {
  /** Filtered and sorted in the browser; not empty. */
  branches: readonly ListedBranch[]
  provinces: readonly Province[]
}

const step = 12

/** A list from the browser: the nearest branches or the open ones. A button shows more. */
function DirectoryResults({ branches, provinces }: DirectoryResultsProps) {
  const t = useText<BranchMessageId>()
  const [shown, setShown] = useState(step)
  const isByDistance = branches[0]?.meters !== undefined

  return (
    <>
      <BranchGrid branches={branches.slice(0, shown)} provinces={provinces} />
      {shown < branches.length && (
        <div className="branch-list__more">
          <Button variant="secondary" onClick={() => setShown(shown + step)}>
            {t(isByDistance ? 'branch.near.more' : 'branch.open.more')}
          </Button>
        </div>
      )}
    </>
  )
}
