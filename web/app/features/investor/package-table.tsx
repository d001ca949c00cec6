import type { ReactNode } from 'react'
import { moneyParts, type MoneyPart } from '@washhouse/contract/investor/money-to-prepare'
import type { PackageView } from './package-view.ts'
import { useInvestorText } from './use-investor-text.ts'

type Line = [name: string, write: (offer: PackageView) => ReactNode]

/** Compares the packages. On a phone the row headings stay visible during horizontal scrolling. */
export function PackageTable({ packages }: { packages: readonly PackageView[] }) {
  const { t, baht, sizeName } = useInvestorText()
  const none = t('investor.package.none')
  const writePart =
    (name: MoneyPart) =>
    ({ money }: PackageView) => {
      const amount = money?.parts.find((part) => part.name === name)?.amount
      return amount === undefined ? none : baht(amount)
    }
  const lines: Line[] = [
    ...moneyParts.map((name): Line => [t(`investor.money.${name}`), writePart(name)]),
    [
      t('investor.money'),
      ({ money }) => <b>{money ? baht(money.total) : t('investor.package.onRequest')}</b>,
    ],
    [
      t('investor.package.machines'),
      ({ machines }) =>
        machines === null ? none : t('investor.package.machinesCount', { count: machines }),
    ],
    [
      t('investor.package.perMachine'),
      ({ price, machines }) =>
        price === null || machines === null ? none : baht(price / machines),
    ],
    [t('investor.package.brands'), ({ brands }) => brands || none],
    [
      t('investor.package.items'),
      ({ items }) =>
        items.length === 0 ? none : t('investor.package.itemsCount', { count: items.length }),
    ],
  ]
  return (
    <div>
      <h3 id="table">{t('investor.table')}</h3>
      <p className="lead investor-table__hint">{t('investor.table.hint')}</p>
      {/* Focusable, because a scroll container must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="investor-table" aria-labelledby="table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('investor.table.feature')}</th>
              {packages.map(({ id, size }) => (
                <th key={id} scope="col">
                  {sizeName(size)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([name, write]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {packages.map((offer) => (
                  <td key={offer.id}>{write(offer)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
