import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { data, useNavigation } from 'react-router'
import { blockMessages } from '../../blocks/blocks.messages.ts'
import { headContentOf, variantMeta } from '../../blocks/page-head/head-content.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { pageContent } from '../../content/content.server.ts'
import { valueOr } from '../../content/page-content.ts'
import { messagesFor, textIn } from '../../i18n/compile.server.ts'
import { localePath } from '../../i18n/language.ts'
import type { LoadedId } from '../../i18n/messages.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { publicPage, tagPage } from '../../request/public-page.ts'
import { requestContext } from '../../request/request-context.ts'
import { useSite } from '../../content/use-site.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import type { Route } from './+types/branch-list.page.ts'
import { ActiveFilters, resultsHeadingId } from './active-filters.tsx'
import { BranchFinder } from './branch-finder.tsx'
import {
  changeFilters,
  isFiltered,
  parseBranchFilters,
  printBranchFilters,
} from './branch-filters.ts'
import './branch-list.css'
import { BranchResults } from './branch-results.tsx'
import { branchMessages } from './card/branch.messages.ts'
import { DirectoryResults } from './directory-results.tsx'
import { isBehindLast } from './find-branches.ts'
import { loadBranchList } from './load-branch-list.server.ts'
import { branchMapMessages, mapCreditMessages } from './map/branch-map.messages.ts'
import { MapButton } from './map-button.tsx'
import { NoBranches } from './no-branches.tsx'
import { OpenToggle } from './open-toggle.tsx'
import { useBranchMap } from './use-branch-map.ts'
import { useBrowserFilters } from './use-browser-filters.ts'
import { useDirectoryList } from './use-directory-list.ts'
import { useNearMe } from './use-near-me.ts'
import { useNow } from './card/use-now.ts'

export const handle = publicPage({
  query: ['page', 'sector', 'province'],
  freeText: ['search'],
})

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'branch', 'sector', 'province', 'information_page_branch')
  const { note } = context.get(requestContext)
  if (note) note.hasMap = true
  const content = context.get(pageContent)
  const { language } = content
  // What is open depends on the clock: one kept page serves every moment.
  const asked = { ...parseBranchFilters(url.searchParams), isOpen: false }
  const [info, list] = await Promise.all([
    content.settle(branchCalls.getBranchPage),
    loadBranchList(content, asked),
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
    messages: messagesFor(language, branchMessages, branchMapMessages, mapCreditMessages),
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
      // What a visitor searched for is no page of its own.
      canonicalPath: `/branch${printBranchFilters(
        filters.search === '' ? filters : changeFilters(filters, { search: '' }),
      )}`,
      isIndexed: found.kind === 'failed' || found.value.total > 0,
    },
    head,
    ...list,
  }
}

export default function BranchListPage({ loaderData }: Route.ComponentProps) {
  const { head, sectors, provinces, found, nearest } = loaderData
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
    return `${count} · ${t('branch.count.page', { page: filters.page, pages: totalPages })}`
  }

  return (
    <main id="content">
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
      </div>
    </main>
  )
}
