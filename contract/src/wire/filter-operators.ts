import type { FieldKind } from './field-kind.ts'

const equality = ['_eq', '_neq', '_in', '_nin', '_null', '_nnull'] as const
const ordering = ['_lt', '_lte', '_gt', '_gte', '_between', '_nbetween'] as const
const text = [
  '_contains',
  '_ncontains',
  '_icontains',
  '_starts_with',
  '_nstarts_with',
  '_istarts_with',
  '_nistarts_with',
  '_ends_with',
  '_nends_with',
  '_iends_with',
  '_niends_with',
  '_empty',
  '_nempty',
] as const

export type FilterOperator =
  | (typeof equality)[number]
  | (typeof ordering)[number]
  | (typeof text)[number]

/** Operators by field kind (wire-format §3: operators per type). */
export const operatorsByKind: Record<FieldKind, readonly FilterOperator[]> = {
  string: [...text, ...equality],
  integer: [...equality, ...ordering],
  float: [...equality, ...ordering],
  timestamp: [...equality, ...ordering],
  boolean: ['_eq', '_neq', '_null', '_nnull'],
  file: equality,
  relation: equality,
  key: equality,
  json: ['_null', '_nnull'],
}

/** Limits the cost of a filter. */
export const filterLimits = { depth: 10, tests: 50, values: 500 } as const
