import { Disclosure } from '../../core/ui/disclosure/disclosure.tsx'
import type { PackageView } from './package-view.ts'
import { useInvestorText } from './use-investor-text.ts'

/** The accessories of each package; all are unfolded in print. */
export function PackageItems({ packages }: { packages: readonly PackageView[] }) {
  const { t, sizeName } = useInvestorText()
  const equipped = packages.filter(({ items }) => items.length > 0)
  if (equipped.length === 0) return null
  return (
    <div className="investor-items">
      <h3>{t('investor.items')}</h3>
      {equipped.map((offer) => (
        <Disclosure
          key={offer.id}
          summary={`${sizeName(offer.size)}\u00A0· ${t('investor.package.itemsCount', { count: offer.items.length })}`}
        >
          <Items {...offer} />
        </Disclosure>
      ))}
    </div>
  )
}

function Items({ size, items }: PackageView) {
  const { number, sizeName } = useInvestorText()
  return (
    <ul className="investor-items__list" aria-label={sizeName(size)}>
      {items.map(({ item, quantity, unit }, index) => (
        // An editor may list an item twice.
        <li key={index}>
          {item}{' '}
          <b>
            {number(quantity)}
            {'\u00A0'}
            {unit}
          </b>
        </li>
      ))}
    </ul>
  )
}
