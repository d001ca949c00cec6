import { Loads } from '../../blocks/price/loads.tsx'
import type { PriceMessageId } from '../../blocks/price/price.messages.ts'
import { PriceTable } from '../../blocks/price/price-table.tsx'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { KeptPart } from '../../ui/kept-markup/kept-part.tsx'
import type { BranchDetailMessageId } from './branch-detail.messages.ts'
import type { BranchPrices } from './branch-prices.ts'
import './prices-section.css'

/** What washing and drying cost here, before one carries the basket over. */
export function PricesSection({ tables, loads }: BranchPrices) {
  const t = useText<BranchDetailMessageId | PriceMessageId>()
  const language = useLanguage()
  return (
    <section className="branch-page__section" aria-labelledby="prices">
      <div>
        <h2 id="prices">{t('branch.detail.prices')}</h2>
        <p>{t('branch.detail.pricesNote')}</p>
      </div>
      <KeptPart
        as="div"
        id="price-tables"
        className="branch-page__prices"
        shown={tables}
        draw={({ washers, dryers }) =>
          [
            { id: 'washers', title: t('price.washers'), table: washers },
            { id: 'dryers', title: t('price.dryers'), table: dryers },
          ]
            .filter(({ table }) => table.rows.length > 0)
            .map(({ id, title, table }) => (
              <PriceTable key={id} level={3} id={id} title={title} table={table} />
            ))
        }
      />
      {loads && (
        <KeptPart
          as="div"
          id="load-prices"
          shown={loads}
          draw={(shown) => <Loads level={3} loads={shown} />}
        />
      )}
      <p>
        <ButtonLink variant="secondary" to={localePath(language, '/product')}>
          {t('branch.detail.product')}
        </ButtonLink>
      </p>
    </section>
  )
}
