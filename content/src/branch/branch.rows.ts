import { Branch, BranchPoint } from '@washhouse/contract/branch/branch.contract'
import type { Language } from '@washhouse/contract/language'
import { and, asc, count, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { localisedTable, type LocalisedTable } from '../database/localised-text.ts'
import { columnNamed, openTable } from '../database/column.ts'
import { connectionTo } from '../database/tables.ts'
import { containsText } from '../database/text-match.ts'
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
    .select(selection(table))
    .from(table.main)
    .where(conditions(table, filter))
    .orderBy(asc(columnNamed(table.main, 'slug')))
    .limit(slice.limit)
    .offset(slice.offset)
    .$dynamic()
  for (const join of table.joins) query.leftJoin(join.table, join.on)
  const rows = await query
  const ids = rows.map((row) => Number(row.id))
  const [services, payments] = await Promise.all([
    findChoices(payload, 'branches_services', ids),
    findChoices(payload, 'branches_payments', ids),
  ])
  return rows.map((row) =>
    Branch.parse({
      ...row,
      status: 'published',
      hours: toOpeningHours(row),
      services: services.get(Number(row.id)) ?? [],
      payments: payments.get(Number(row.id)) ?? [],
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
  const [id, slug, latitude, longitude] = ['id', 'slug', 'latitude', 'longitude'].map((name) =>
    columnNamed(branches, name),
  )
  const rows = await connectionTo(payload)
    .select({ id: id!, slug: slug!, latitude: latitude!, longitude: longitude! })
    .from(branches)
    .where(and(isPublished(branches), isNotNull(latitude!), isNotNull(longitude!)))
    .orderBy(asc(slug!))
  return rows.map(toPoint)
}

function toPoint(row: Record<string, unknown>): BranchPoint {
  return BranchPoint.parse({
    ...row,
    latitude: Number(row['latitude']),
    longitude: Number(row['longitude']),
  })
}

function selection({ main, text }: LocalisedTable) {
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

/** What was ticked in a list of choices, by branch, in the order of the boxes. */
async function findChoices(
  payload: BasePayload,
  tableName: string,
  branchIds: number[],
): Promise<Map<number, string[]>> {
  if (branchIds.length === 0) return new Map()
  const table = openTable(payload, tableName)
  const rows = await connectionTo(payload)
    .select({ parent: columnNamed(table, 'parent'), value: columnNamed(table, 'value') })
    .from(table)
    .where(inArray(columnNamed(table, 'parent'), branchIds))
    .orderBy(asc(columnNamed(table, 'parent')), asc(columnNamed(table, 'order')))
  const choices = new Map<number, string[]>()
  for (const row of rows) {
    const values = choices.get(Number(row.parent)) ?? []
    choices.set(Number(row.parent), [...values, String(row.value)])
  }
  return choices
}
