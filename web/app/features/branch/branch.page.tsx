import { openingStateMessages } from '../../core/blocks/opening-state/opening-state.messages.ts'
import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import type { Branch } from '@washhouse/contract/branch/branch.contract'
import { maxPageLimit } from '@washhouse/contract/wire/paging'
import { redirect, useLocation } from 'react-router'
import { PageBreadcrumb } from '../../core/blocks/breadcrumb/page-breadcrumb.tsx'
import { FollowButton } from '../../core/blocks/my-branches/follow-button.tsx'
import { myBranchesMessages } from '../../core/blocks/my-branches/my-branches.messages.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { loadPrices } from '../../core/blocks/price/load-prices.ts'
import { priceMessages } from '../../core/blocks/price/price.messages.ts'
import { shareButtonsMessages } from '../../core/blocks/share-buttons/share-buttons.messages.ts'
import { ShareButtons } from '../../core/blocks/share-buttons/share-buttons.tsx'
import { pageContent } from '../../core/content/content.server.ts'
import { valueOr } from '../../core/content/page-content.ts'
import { forMember } from '../../core/content/session/for-member.server.ts'
import { memberContentOf } from '../../core/content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import { lacksEnglish, useTextLang, type TextLang } from '../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { pagePlace } from '../../core/request/page-place.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import { nameIn } from '../../core/request/record-name.ts'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import type { Route } from './+types/branch.page.ts'
import { branchDetailMessages, type BranchDetailMessageId } from './branch-detail.messages.ts'
import { BranchFacts } from './branch-facts.tsx'
import { describeBranch, jsonLdMessages } from './branch-json-ld.ts'
import { pricesAt } from './branch-prices.ts'
import { BranchName } from './card/branch-name.tsx'
import './branch.css'
import { branchMessages } from './card/branch.messages.ts'
import { ExceptionNotes } from './exception-notes.tsx'
import { findNeighbours } from './find-neighbours.ts'
import { mapCreditMessages } from './map/branch-map.messages.ts'
import { drawPlace } from './map/draw-place.server.ts'
import { placeOf } from '../../core/blocks/near-me/distance.ts'
import { listQueryOf } from './card/list-query.ts'
import { Neighbours } from './neighbours.tsx'
import { OpeningBadge } from './card/opening-badge.tsx'
import { PricesSection } from './prices-section.tsx'
import { showExceptions } from './card/show-exceptions.server.ts'
import { useIsHydrated } from '../../core/ui/use-is-hydrated.ts'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import { ButtonAnchor } from '../../core/ui/button/button.tsx'
import { VisuallyHidden } from '../../core/ui/visually-hidden/visually-hidden.tsx'
import './branch-actions.css'
import { directionsLink } from './branch-links.ts'

export const handle = {
  ...publicPage(),
  ...pagePlace<BranchDetailMessageId>({ above: [{ path: '/branch', name: 'branch.detail.list' }] }),
}

export async function loader(args: Route.LoaderArgs) {
  const { url, params, context } = args
  // Tags for all branches: a branch that opens or moves may become a neighbour.
  tagPage(context, 'branch', 'province', 'product', 'product_page')
  const content = context.get(pageContent)
  const { language } = content
  const [branch, provinces, points, known, { machines, page }, followed] = await Promise.all([
    content.demand(branchCalls.getBranch, { path: { id: nameIn(params.slug) } }),
    content.settle(branchCalls.listProvinces),
    content.settle(branchCalls.listBranchPoints),
    content.settle(branchCalls.listBranches, { query: { limit: maxPageLimit } }),
    loadPrices(content),
    forMember(args, () => memberContentOf(args).settle(branchCalls.listFollowedBranches)),
  ])
  const path = localePath(language, `/branch/${branch.slug}`)
  // The service also finds a branch by id or by a slug with a suffix; redirects to the canonical path.
  if (params.slug !== branch.slug) throw redirect(path, 308)

  const here = placeOf(branch)
  const now = new Date()
  const all = known.kind === 'ok' ? known.value.items : []
  const neighbours =
    points.kind === 'ok' ? await findNeighbours(content, branch, points.value, all) : []
  const provinceNames = new Map(valueOr(provinces, []).map(({ id, name }) => [id, name]))
  const provinceName = provinceNames.get(branch.province) ?? null

  const messages = messagesFor(
    language,
    branchMessages,
    openingStateMessages,
    branchDetailMessages,
    mapCreditMessages,
    priceMessages,
    shareButtonsMessages,
    followed && myBranchesMessages,
  )
  const t = textIn(language, jsonLdMessages)

  return {
    messages,
    ...(followed?.kind === 'ok' && {
      isFollowed: followed.value.some((each) => each.branch === branch.id),
    }),
    meta: {
      title: branch.name,
      description: [branch.name, branch.landmark, provinceName].filter(Boolean).join(' · '),
      image: branch.image,
      isUntranslated: lacksEnglish(branch, ['name']),
      jsonLd: [describeBranch({ branch, provinceName, origin: url.origin, path, now, t })],
    },
    address: url.origin + path,
    branch: { ...branch, exceptions: showExceptions(branch.exceptions, language, now) },
    provinceName,
    drawing:
      here &&
      drawPlace(
        here,
        neighbours.flatMap((each) => placeOf(each) ?? []),
        language,
      ),
    neighbours: neighbours.map((neighbour) => ({
      ...neighbour,
      provinceName: provinceNames.get(neighbour.province),
    })),
    prices: pricesAt(branch, machines, page),
  }
}

export default function BranchPage({ loaderData }: Route.ComponentProps) {
  const { branch, provinceName, address, drawing, neighbours, prices, isFollowed } = loaderData
  const path = localePath(useLanguage(), `/branch/${branch.slug}`)
  const langOf = useTextLang(branch)

  return (
    <main id="content">
      <PageHead
        variant="branch"
        title={branch.name}
        titleLang={langOf('name')}
        heading={<BranchName name={branch.name} />}
        lead={<Phrases text={[branch.landmark, provinceName].filter(Boolean).join('\u00A0· ')} />}
        leadLang={langOf('landmark')}
        isUntranslated={lacksEnglish(branch, ['name'])}
        image={branch.image}
        breadcrumb={<WayBack name={branch.name} lang={langOf('name')} />}
        badge={<OpeningBadge branch={branch} />}
      >
        <BranchActions branch={branch} />
        {isFollowed !== undefined && (
          <FollowButton branch={branch} isFollowed={isFollowed} page={path} variant="ghost" />
        )}
      </PageHead>
      <div className="wrap branch-page">
        <ExceptionNotes exceptions={branch.exceptions} />
        <BranchFacts branch={branch}>
          <ShareButtons address={address} />
        </BranchFacts>
        <Neighbours branch={branch} drawing={drawing} neighbours={neighbours} />
        <PricesSection {...prices} />
      </div>
    </main>
  )
}

/** Links back to the list with its filters, which are in the history state. */
function WayBack({ name, lang }: { name: string; lang: TextLang }) {
  const listPath = localePath(useLanguage(), '/branch')
  const isInBrowser = useIsHydrated()
  const location = useLocation()
  const query = isInBrowser ? listQueryOf(location) : ''
  return (
    <PageBreadcrumb
      current={name}
      currentLang={lang}
      redirect={(crumb) => (crumb.to === listPath ? { ...crumb, to: listPath + query } : crumb)}
    />
  )
}

/** Directions as the main action, then the phone call. */
function BranchActions({ branch }: { branch: Branch }) {
  const t = useText<BranchDetailMessageId>()
  const language = useLanguage()
  return (
    <p className="branch-actions">
      <ButtonAnchor icon="route" href={directionsLink(branch)} isExternal>
        {t('branch.detail.directions')}
        <VisuallyHidden>{t('branch.detail.newTab')}</VisuallyHidden>
      </ButtonAnchor>
      {branch.phone && (
        <ButtonAnchor variant="ghost" icon="phone" href={`tel:${branch.phone}`}>
          {t('branch.detail.call', { phone: formatPhone(branch.phone, language) })}
        </ButtonAnchor>
      )}
    </p>
  )
}
