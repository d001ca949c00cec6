import { Branch, BranchPoint } from '@washhouse/contract/branch/branch.contract'
import type { Language } from '@washhouse/contract/language'
import { and, asc, count, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { localisedTable, type LocalisedTable } from '../../ground/database/localised-text.ts'
import { columnNamed, openTable } from '../../ground/database/column.ts'
import { connectionTo, type Table } from '../../ground/database/tables.ts'
import { containsText } from '../../ground/database/text-match.ts'
import { toOpeningHours } from './opening-hours.ts'

/** Which published branches are wanted; every part narrows it. */
export interface BranchFilter {
  sector?: number | undefined
  province?: number | undefined
  ids?: number[] | undefined
  slug?: string | undefined
  search?: string | undefined
}

/** One page of published branches in alphabetical order of their slugs. */
export async function findBranches(
  payload: BasePayload,
  language: Language,
  filter: BranchFilter,
  slice: { limit: number; offset: number },
): Promise<Branch[]> {
  const table = localisedTable(payload, 'branches', language)
  const query = connectionTo(payload)
    .select(selection(payload, table))
    .from(table.main)
    .where(conditions(table, filter))
    .orderBy(asc(columnNamed(table.main, 'slug')))
    .limit(slice.limit)
    .offset(slice.offset)
    .$dynamic()
  for (const join of table.joins) query.leftJoin(join.table, join.on)
  const rows = await query
  return rows.map((row) =>
    Branch.parse({
      ...row,
      status: 'published',
      hours: toOpeningHours(row),
      services: splitChoices(row.services),
      payments: splitChoices(row.payments),
    }),
  )
}

export async function countBranches(
  payload: BasePayload,
  language: Language,
  filter: BranchFilter,
): Promise<number> {
  const table = localisedTable(payload, 'branches', language)
  const query = connectionTo(payload)
    .select({ total: count() })
    .from(table.main)
    .where(conditions(table, filter))
    .$dynamic()
  if (filter.search) for (const join of table.joins) query.leftJoin(join.table, join.on)
  const [row] = await query
  return row?.total ?? 0
}

/** Where every published branch stands; those without coordinates are left out. */
export async function findBranchPoints(payload: BasePayload): Promise<BranchPoint[]> {
  const branches = openTable(payload, 'branches')
  const slug = columnNamed(branches, 'slug')
  const latitude = columnNamed(branches, 'latitude')
  const longitude = columnNamed(branches, 'longitude')
  const rows = await connectionTo(payload)
    .select({ id: columnNamed(branches, 'id'), slug, latitude, longitude })
    .from(branches)
    .where(and(isPublished(branches), isNotNull(latitude), isNotNull(longitude)))
    .orderBy(asc(slug))
  return rows.map(toPoint)
}

function toPoint(row: Record<string, unknown>): BranchPoint {
  return BranchPoint.parse({
    ...row,
    latitude: Number(row['latitude']),
    longitude: Number(row['longitude']),
  })
}

function selection(payload: BasePayload, { main, text }: LocalisedTable) {
  const own = (name: string) => columnNamed(main, name)
  return {
    id: own('id'),
    slug: own('slug'),
    image: own('image'),
    facebook: own('facebook'),
    googleMap: own('googleMap'),
    province: own('province'),
    sector: own('sector'),
    latitude: own('latitude'),
    longitude: own('longitude'),
    phone: own('phone'),
    isOpenAllDay: sql<boolean>`${own('hours_isOpenAllDay')}`,
    weekdayOpens: sql<string>`${own('hours_weekdayOpens')}`,
    weekdayCloses: sql<string>`${own('hours_weekdayCloses')}`,
    weekendOpens: sql<string>`${own('hours_weekendOpens')}`,
    weekendCloses: sql<string>`${own('hours_weekendCloses')}`,
    name: sql<string>`${text('name')}`.as('name_text'),
    landmark: sql<string>`${text('landmark')}`.as('landmark_text'),
    notice: sql<string>`${text('notice')}`.as('notice_text'),
    services: choicesOf(payload, main, 'branches_services').as('services_text'),
    payments: choicesOf(payload, main, 'branches_payments').as('payments_text'),
  }
}

function conditions(table: LocalisedTable, filter: BranchFilter): SQL | undefined {
  const own = (name: string) => columnNamed(table.main, name)
  return and(
    isPublished(table.main),
    filter.sector ? eq(own('sector'), filter.sector) : undefined,
    filter.province ? eq(own('province'), filter.province) : undefined,
    filter.ids ? inArray(own('id'), filter.ids) : undefined,
    filter.slug ? eq(own('slug'), filter.slug) : undefined,
    filter.search ? containsText(table.text('name'), filter.search) : undefined,
  )
}

function isPublished(table: LocalisedTable['main']): SQL {
  return eq(columnNamed(table, '_status'), 'published')
}

/** What was ticked in a list of choices, in the order of the boxes, comma-separated. */
function choicesOf(payload: BasePayload, branches: Table, tableName: string): SQL<string | null> {
  const choices = openTable(payload, tableName)
  const own = (name: string) => columnNamed(choices, name)
  // An aggregate rather than rows of their own: each row costs the driver more than the text.
  return sql`(select string_agg(cast(${own('value')} as text), ',' order by ${own('order')})
    from ${choices} where ${own('parent')} = ${columnNamed(branches, 'id')})`
}

function splitChoices(text: string | null): string[] {
  return text ? text.split(',') : []
}
