import type { Programme } from '@washhouse/contract/product/product.contract'
import { NoData } from '../no-data/no-data.tsx'
import { Picture } from '../picture/picture.tsx'
import { RunningText } from '../../ui/phrases/running-text.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import type { PriceRow, PriceTableView } from './price-table-view.ts'
import { usePriceText } from './use-price-text.ts'
import './price-table.css'

interface PriceTableProps {
  /** Level of its heading. */
  level: 2 | 3
  id: string
  title: string
  table: PriceTableView
}

/** Prices and minutes by capacity, readable at arm's length in front of the machine. */
export function PriceTable({ level, id, title, table: { columns, rows } }: PriceTableProps) {
  const { t, columnName } = usePriceText()
  const Title = `h${level}` as const
  const notes = rows.filter(({ description }) => description)
  return (
    <div id={id} className="price-table">
      <Title id={`${id}-title`} className="price-table__title">
        {title}
      </Title>
      {rows.length === 0 ? (
        <NoData />
      ) : (
        // Focusable, because scrollable content must be reachable by keyboard.
        <section
          className="price-table__frame"
          aria-labelledby={`${id}-title`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <table aria-labelledby={`${id}-title`}>
            <thead>
              <tr>
                <th scope="col">{t('price.size')}</th>
                {columns.map((column) => (
                  <th key={columnName(column)} scope="col">
                    {columnName(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <RowHead row={row} />
                  </th>
                  {row.cells.map((programme, index) => (
                    // A cell's identity is its column.
                    <td key={index}>
                      <Price programme={programme} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {notes.length > 0 && (
        <ul className="price-table__notes">
          {notes.map(({ id: machine, title: name, description }) => (
            <li key={machine}>
              <b>
                <RunningText text={name} />
              </b>{' '}
              <RunningText text={description ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function RowHead({ row }: { row: PriceRow }) {
  const { kilograms } = usePriceText()
  const { image, title, capacity, fits, isNamed } = row
  return (
    <span className="price-table__machine">
      {image && <Picture id={image} alt="" width={72} height={72} />}
      <span>
        {capacity !== null && <b>{kilograms(capacity)}</b>}{' '}
        {isNamed && (
          <span>
            <Phrases text={title} />
          </span>
        )}{' '}
        {fits && (
          <small>
            <Phrases text={fits} />
          </small>
        )}
      </span>
    </span>
  )
}

function Price({ programme }: { programme: Programme | null }) {
  const { t, baht, minutes } = usePriceText()
  if (!programme) return <span className="price-table__none">{t('price.none')}</span>
  // The title of a wash; for others it is the column header.
  const name = programme.temperature && programme.title
  return (
    <>
      <b>{baht(programme)}</b>{' '}
      {programme.minutes !== null && <span>{minutes(programme.minutes)}</span>}{' '}
      {name && <small>{name}</small>}
    </>
  )
}
