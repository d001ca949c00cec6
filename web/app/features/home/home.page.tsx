import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { Reviews } from '../../blocks/reviews/reviews.tsx'
import { pageContent } from '../../content.server.ts'
import { messagesFor } from '../../i18n/compile.server.ts'
import { useText } from '../../i18n/use-text.tsx'
import { publicPage, tagPage } from '../../page-cache/public-page.ts'
import { useSite } from '../../site.ts'
import type { Route } from './+types/home.page.ts'
import { BrandFigures } from './brand-figures.tsx'
import { ClosingCall } from './closing-call.tsx'
import { HomeFinder } from './home-finder.tsx'
import { HomeHero } from './home-hero.tsx'
import { homeJsonLd } from './home-json-ld.ts'
import { homeMessages, type HomeMessageId } from './home.messages.ts'
import { HowItWorks } from './how-it-works.tsx'
import { countBranches } from './count-branches.ts'
import './home.css'

const reviewCount = 6

export const handle = publicPage()

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'branch', 'current_branch', 'sector', 'province', 'customer_review')
  const content = context.get(pageContent)
  const [counts, figures, sectors, provinces, reviews] = await Promise.all([
    countBranches(content),
    content.settle(branchCalls.getCurrentBranch),
    content.settle(branchCalls.listSectors),
    content.settle(branchCalls.listProvinces),
    content.settle(branchCalls.listCustomerReviews, {
      query: { sort: 'sort', limit: reviewCount },
    }),
  ])
  return {
    messages: messagesFor(content.language, homeMessages),
    head: { jsonLd: [homeJsonLd(url.origin)] },
    counts,
    figures: figures.kind === 'ok' ? figures.value : null,
    sectors: sectors.kind === 'ok' ? sectors.value : [],
    provinces: provinces.kind === 'ok' ? provinces.value : [],
    reviews: reviews.kind === 'ok' ? reviews.value : [],
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useText<HomeMessageId>()
  const settings = useSite()?.settings
  const { counts, figures, sectors, provinces, reviews } = loaderData
  return (
    <main id="content">
      {settings && <HomeHero settings={settings} allDayBranches={counts?.allDay ?? 0} />}
      <div className="wrap home__finder">
        <HomeFinder sectors={sectors} provinces={provinces} />
      </div>
      {figures && <BrandFigures figures={figures} provinces={counts?.provinces ?? 0} />}
      <HowItWorks />
      {reviews.length > 0 && (
        <section className="section wrap">
          <h2 id="reviews">{t('home.reviews.title')}</h2>
          <p className="lead home__lead">{t('home.reviews.lead')}</p>
          <Reviews reviews={reviews} label={t('home.reviews.title')} />
        </section>
      )}
      <ClosingCall lineId={settings?.lineId ?? null} />
    </main>
  )
}
