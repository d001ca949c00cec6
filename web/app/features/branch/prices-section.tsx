import { Loads } from '../../core/blocks/price/loads.tsx'
import type { PriceMessageId } from '../../core/blocks/price/price.messages.ts'
import { PriceTable } from '../../core/blocks/price/price-table.tsx'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import type { BranchDetailMessageId } from './branch-detail.messages.ts'
import type { pricesAt } from './branch-prices.ts'
import './prices-section.css'

export function PricesSection({ washers, dryers, loads }: ReturnType<typeof pricesAt>) {
  const t = useText<BranchDetailMessageId | PriceMessageId>()
  const language = useLanguage()
  const tables = [
    { id: 'washers', title: t('price.washers'), table: washers },
    { id: 'dryers', title: t('price.dryers'), table: dryers },
  ].filter(({ table }) => table.rows.length > 0)
  if (tables.length === 0) return null
  return (
    <section className="branch-page__section" aria-labelledby="prices">
      <div>
        <h2 id="prices">{t('branch.detail.prices')}</h2>
        <p>{t('branch.detail.pricesNote')}</p>
      </div>
      <div className="branch-page__prices">
        {tables.map(({ id, title, table }) => (
          <PriceTable key={id} level={3} id={id} title={title} table={table} />
        ))}
      </div>
      <Loads level={3} loads={loads} />
      <p>
        <ButtonLink variant="secondary" to={localePath(language, '/product')}>
          {t('branch.detail.product')}
        </ButtonLink>
      </p>
    </section>
  )
}
