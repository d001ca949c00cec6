import type { Programme } from '@washhouse/contract/product/product.contract'
import { headContentOf, metaOf } from '../../blocks/page-head/head-content.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { PageSection } from '../../blocks/page-section/page-section.tsx'
import { assetAddress } from '../../blocks/picture/asset-address.ts'
import { Loads } from '../../blocks/price/loads.tsx'
import { priceLoads } from '../../blocks/price/price-loads.ts'
import { priceMessages } from '../../blocks/price/price.messages.ts'
import { showMachines } from '../../blocks/price/price-table-view.ts'
import { PriceTable } from '../../blocks/price/price-table.tsx'
import { pageContent } from '../../content/content.server.ts'
import { messagesFor, textIn } from '../../i18n/compile.server.ts'
import { localePath } from '../../i18n/language.ts'
import type { LoadedId } from '../../i18n/messages.ts'
import { useText } from '../../i18n/use-text.tsx'
import { pagePlace } from '../../request/page-place.ts'
import { publicPage, tagPage } from '../../request/public-page.ts'
import { requestContext } from '../../request/request-context.ts'
import { showListOnce, showOnce } from '../../request/show-once.ts'
import { KeptPart } from '../../ui/kept-markup/kept-part.tsx'
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
  const request = context.get(requestContext)

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
        showOnce(
          describeMachines({ name: head.title, machines, nameOf, address: url.origin + path }),
          request,
        ),
      ],
    },
    head,
    drawing: head.image && assetAddress(head.image, { width: 640, format: 'webp' }),
    prices: showOnce({ washers, dryers }, request),
    loads: showListOnce(priceLoads(page?.loads ?? [], machines), request),
    helpers: showListOnce(helpers, request),
    steps: showListOnce(page?.steps ?? [], request),
    rules: allowed.length + forbidden.length > 0 ? showOnce({ allowed, forbidden }, request) : null,
    payments: showListOnce(page?.payments ?? [], request),
    promise: page && { title: page.promiseTitle, text: page.promiseText },
  }
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { head, drawing, prices, loads, helpers } = loaderData
  const { steps, rules, payments, promise } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const jumps = [
    ['washers', t('product.jump.wash')],
    ['dryers', t('product.jump.dry')],
    ...(loads ? [['loads', t('product.jump.loads')]] : []),
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
      <KeptPart
        as="div"
        id="prices"
        className="wrap product__prices"
        shown={prices}
        draw={({ washers, dryers }) => (
          <>
            <PriceTable level={2} id="washers" title={t('price.washers')} table={washers} />
            <PriceTable level={2} id="dryers" title={t('price.dryers')} table={dryers} />
          </>
        )}
      />
      {loads && (
        <KeptPart
          as="div"
          id="load-prices"
          className="wrap product__loads"
          shown={loads}
          draw={(shown) => <Loads level={2} loads={shown} />}
        />
      )}
      <PageSection id="helpers" title={t('product.helpers')} isEmpty={helpers === null}>
        {helpers && <ProductHelpers helpers={helpers} />}
      </PageSection>
      <PageSection id="steps" variant="band" title={t('product.steps')} isEmpty={steps === null}>
        {steps && <ProductSteps steps={steps} />}
      </PageSection>
      <PageSection id="rules" title={t('product.rules')} isEmpty={rules === null}>
        {rules && (
          <KeptPart
            as="div"
            id="rule-lists"
            className="product__rules"
            shown={rules}
            draw={({ allowed, forbidden }) => (
              <>
                <LaundryRules variant="allowed" rules={allowed} />
                <LaundryRules variant="forbidden" rules={forbidden} />
              </>
            )}
          />
        )}
      </PageSection>
      <PageSection id="payments" title={t('product.payments')} isEmpty={payments === null}>
        {payments && <ProductPayments payments={payments} />}
      </PageSection>
      <ProductClosing promise={promise} />
    </main>
  )
}
