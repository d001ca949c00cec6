import { isPlainObject } from '@washhouse/contract/wire/brackets'

interface Row {
  data?: unknown
  field: { name: string }
  /** What the row is called without words of its own, e.g. 'Item 03'. */
  rowLabel: string
  rowNumber: number
}

/** The name of a row in a long list: what it holds, so that nobody has to open it to find it. */
export function RowName({ data, field, rowLabel, rowNumber }: Row) {
  const rows: unknown = isPlainObject(data) ? data[field.name] : undefined
  const row: unknown = Array.isArray(rows) ? rows[rowNumber - 1] : undefined
  const words = isPlainObject(row) ? (row['item'] ?? row['title']) : undefined
  if (typeof words !== 'string' || words === '') return <span>{rowLabel}</span>
  return (
    <span>
      {rowNumber}. {words}
    </span>
  )
}
