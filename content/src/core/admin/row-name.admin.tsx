import { isPlainObject } from '@washhouse/contract/wire/brackets'

interface Row {
  data?: unknown
  field: { name: string }
  /** The default label, e.g. 'Item 03'. */
  rowLabel: string
  rowNumber: number
}

/** Labels a row in a long list with its content, so that editors find it without opening it. */
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
