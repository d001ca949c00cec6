import type { Programme } from '@washhouse/contract/product/product.contract'
import { headContentOf, metaOf } from '../../core/blocks/page-head/head-content.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { PageSection } from '../../core/blocks/page-section/page-section.tsx'
import { assetAddress } from '../../core/blocks/picture/asset-address.ts'
import { Loads } from '../../core/blocks/price/loads.tsx'
import { priceLoads } from '../../core/blocks/price/price-loads.ts'
import { priceMessages } from '../../core/blocks/price/price.messages.ts'
import { showMachines } from '../../core/blocks/price/price-table-view.ts'
import { PriceTable } from '../../core/blocks/price/price-table.tsx'
import { pageContent } from '../../core/content/content.server.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useText } from '../../core/i18n/use-text.tsx'
import { pagePlace } from '../../core/request/page-place.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import type { Route } from './+types/product.page.ts'
import { LaundryRules } from './laundry-rules.tsx'
import { loadProduct } from './load-product.ts'
import { ProductClosing } from './product-closing.tsx'
import { ProductHelpers } from './product-helpers.tsx'
import { describeMachines } from './product-json-ld.ts'
import { ProductPayments } from './product-payments.tsx'
import { ProductSteps } from './product-steps.tsx'
import './product.css'
import { productMessages } from './product.messages.ts'
import './product.print.css'

export const handle = { ...publicPage(), ...pagePlace({ above: [] }) }

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'information_page_product', 'product', 'product_page')
  const content = context.get(pageContent)
  const { language } = content
  const { info, machines, page } = await loadProduct(content)

  const t = textIn(language, productMessages)
  const priceText = textIn(language, priceMessages)
  const path = localePath(language, '/product')
  const head = headContentOf(info, { title: t('product.title'), lead: t('product.lead') })
  const nameOf = ({ temperature, title: own, minutes }: Programme) =>
    [
      temperature && priceText(`price.water.${temperature}`),
      own,
      minutes && priceText('price.minutes', { count: minutes }),
    ]
      .filter(Boolean)
      .join(' · ')
  const { washers, dryers, helpers } = showMachines(machines)
  const { allowed = [], forbidden = [] } = page ?? {}
  return {
    messages: messagesFor(language, productMessages, priceMessages),
    meta: {
      ...metaOf(head),
      jsonLd: [
        describeMachines({ name: head.title, machines, nameOf, address: url.origin + path }),
      ],
    },
    head,
    drawing: head.image && assetAddress(head.image, { width: 640, format: 'webp' }),
    washers,
    dryers,
    loads: priceLoads(page?.loads ?? [], machines),
    helpers,
    steps: page?.steps ?? [],
    rules: { allowed, forbidden },
    payments: page?.payments ?? [],
    promise: page && { title: page.promiseTitle, text: page.promiseText },
  }
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { head, drawing, washers, dryers, loads, helpers } = loaderData
  const { steps, rules, payments, promise } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const jumps = [
    ['washers', t('product.jump.wash')],
    ['dryers', t('product.jump.dry')],
    ...(loads.length > 0 ? [['loads', t('product.jump.loads')]] : []),
    ['helpers', t('product.jump.helpers')],
    ['steps', t('product.jump.steps')],
  ]
  return (
    <main id="content" className="product">
      <PageHead {...head} image={null} drawing={drawing}>
        <nav aria-label={t('product.jump')}>
          <ul className="product-jumps">
            {jumps.map(([id, label]) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div id="prices" className="wrap product__prices">
        <PriceTable level={2} id="washers" title={t('price.washers')} table={washers} />
        <PriceTable level={2} id="dryers" title={t('price.dryers')} table={dryers} />
      </div>
      {loads.length > 0 && (
        <div className="wrap product__loads">
          <Loads level={2} loads={loads} />
        </div>
      )}
      <PageSection id="helpers" title={t('product.helpers')} isEmpty={helpers.length === 0}>
        <ProductHelpers helpers={helpers} />
      </PageSection>
      <PageSection
        id="steps"
        variant="band"
        title={t('product.steps')}
        isEmpty={steps.length === 0}
      >
        <ProductSteps steps={steps} />
      </PageSection>
      <PageSection
        id="rules"
        title={t('product.rules')}
        isEmpty={rules.allowed.length + rules.forbidden.length === 0}
      >
        <div className="product__rules">
          <LaundryRules variant="allowed" rules={rules.allowed} />
          <LaundryRules variant="forbidden" rules={rules.forbidden} />
        </div>
      </PageSection>
      <PageSection id="payments" title={t('product.payments')} isEmpty={payments.length === 0}>
        <ProductPayments payments={payments} />
      </PageSection>
      <ProductClosing promise={promise} />
    </main>
  )
}
