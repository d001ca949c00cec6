import { BannerStrip } from '../../core/blocks/banner/banner-strip.tsx'
import { bannerMessages } from '../../core/blocks/banner/banner.messages.ts'
import { headContentOf, metaOf } from '../../core/blocks/page-head/head-content.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { PageSection } from '../../core/blocks/page-section/page-section.tsx'
import { Reviews } from '../../core/blocks/reviews/reviews.tsx'
import { openLinks } from '../../core/blocks/site-link/site-links.server.ts'
import { pageContent } from '../../core/content/content.server.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { formatNumber } from '../../core/i18n/format.ts'
import { localePath } from '../../core/i18n/language.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import { ButtonAnchor } from '../../core/ui/button/button.tsx'
import type { Route } from './+types/investor.page.ts'
import { defaultsOf, estimateParameters } from './estimate-entries.ts'
import { InterestLink, OpenInterestContext } from './interest-link.tsx'
import { InterestDialog } from './interest-dialog.tsx'
import { InvestorClosing } from './investor-closing.tsx'
import { InvestorFacts } from './investor-facts.tsx'
import { InvestorFigures } from './investor-figures.tsx'
import { describePackages } from './investor-json-ld.ts'
import { InvestorPapers } from './investor-papers.tsx'
import { InvestorReasons } from './investor-reasons.tsx'
import './investor.css'
import { investorMessages } from './investor.messages.ts'
import './investor.print.css'
import { loadInvestor } from './load-investor.ts'
import { PackageCards } from './package-cards.tsx'
import { PackageItems } from './package-items.tsx'
import { PackageTable } from './package-table.tsx'
import { leastMoney, pricePackages, showPackages } from './package-view.ts'
import { packageMessages } from './package.messages.ts'
import { Payback } from './payback.tsx'
import { useInterestDialog } from './use-interest-dialog.ts'
import { useInvestorText } from './use-investor-text.ts'

/** Pages with a visitor's figures are never cached. */
export const handle = {
  ...publicPage({ freeText: estimateParameters }),
  ...pagePlace({ above: [] }),
}

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'information_page_investor', 'investor_page', 'investors', 'franchise')
  tagPage(context, 'comment_customer_franchise', 'banner', 'current_branch')
  const content = context.get(pageContent)
  const { language } = content
  const { info, page, ...found } = await loadInvestor(content, openLinks(content))

  const t = textIn(language, investorMessages)
  const path = localePath(language, '/investor')
  const address = url.origin + path
  const head = headContentOf(info, { title: t('investor.title'), lead: t('investor.lead') })
  const packages = showPackages(found.packages)
  const least = leastMoney(packages)
  const [first, ...others] = pricePackages(packages)
  return {
    messages: messagesFor(language, investorMessages, packageMessages, bannerMessages),
    meta: {
      ...metaOf(head),
      jsonLd: [
        describePackages({
          name: t('investor.packages'),
          packages,
          nameOf: (size) => textIn(language, packageMessages)(`package.size.${size}`),
          address,
        }),
      ],
    },
    head,
    packages,
    figures: [
      {
        label: t('investor.figures.from'),
        figure: least === null ? '' : t('investor.baht', { amount: formatNumber(language, least) }),
      },
      { label: t('investor.figures.packages'), figure: String(packages.length || '') },
      {
        label: t('investor.figures.branches'),
        figure: found.branches === null ? '' : formatNumber(language, found.branches),
      },
    ].filter(({ figure }) => figure !== ''),
    reasons: found.reasons,
    ads: found.ads,
    estimate:
      first && page
        ? {
            packages: [first, ...others] as const,
            defaults: defaultsOf(page.assumptions),
            entries: Object.fromEntries(
              estimateParameters.map((name) => [name, url.searchParams.get(name) ?? '']),
            ),
            note: page.estimateNote,
          }
        : null,
    facts: page?.facts ?? [],
    comments: found.comments,
  }
}

export default function InvestorPage({ loaderData }: Route.ComponentProps) {
  const { head, packages, estimate, facts } = loaderData
  const { figures, reasons, ads, comments } = loaderData
  const { t } = useInvestorText()
  const dialog = useInterestDialog()
  return (
    <OpenInterestContext value={dialog.open}>
      <main id="content" className="investor">
        <PageHead
          variant="company"
          {...head}
          loading="lazy"
          figures={figures.length > 0 && <InvestorFigures figures={figures} />}
        >
          <div className="investor__actions">
            <InterestLink>{t('investor.ask')}</InterestLink>
            <ButtonAnchor variant="ghost" href="#packages">
              {t('investor.compare')}
            </ButtonAnchor>
          </div>
        </PageHead>
        <PageSection id="why" title={t('investor.reasons')} isEmpty={reasons.length === 0}>
          <InvestorReasons reasons={reasons} label={t('investor.reasons')} />
        </PageSection>
        {ads.length > 0 && (
          <aside className="wrap investor__ads" aria-label={t('investor.ads')}>
            <BannerStrip banners={ads} />
          </aside>
        )}
        <PageSection
          id="packages"
          title={t('investor.packages')}
          lead={t('investor.packages.lead')}
          isEmpty={packages.length === 0}
        >
          <PackageCards packages={packages} />
          <PackageTable packages={packages} />
          <PackageItems packages={packages} />
          <InvestorPapers />
        </PageSection>
        <PageSection
          id="estimate"
          variant="band"
          title={t('investor.estimate')}
          lead={t('investor.estimate.lead')}
          isEmpty={estimate === null}
        >
          {estimate && <Payback {...estimate} />}
        </PageSection>
        <PageSection id="terms" title={t('investor.facts')} isEmpty={facts.length === 0}>
          <InvestorFacts facts={facts} />
        </PageSection>
        <PageSection id="reviews" title={t('investor.reviews')} isEmpty={comments.length === 0}>
          <Reviews reviews={comments} label={t('investor.reviews')} />
        </PageSection>
        <InvestorClosing />
      </main>
      <InterestDialog dialog={dialog} />
    </OpenInterestContext>
  )
}
