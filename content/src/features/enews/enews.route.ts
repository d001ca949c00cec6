import { enewsCalls } from '@washhouse/contract/enews/enews.calls'
import { enewsYearWire } from '@washhouse/contract/enews/enews.wire'
import type { EnewsYear } from '@washhouse/contract/enews/enews.contract'
import { defaultLanguage } from '@washhouse/contract/language'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Routes } from '../../core/area.ts'
import { memberRoute } from '../../core/calls/contract-route.ts'
import { globalRoute } from '../../core/records/items-routes.ts'
import { pageRoute, recordRoute } from '../../core/records/record-routes.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'
import { enewsEntity } from './enews.entities.ts'
import { openEntity, isVisible } from '../../core/records/entity-source.ts'
import { columnNamed } from '../../platform/database/column.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { isSqlite } from '../../platform/database/dialect.ts'

/** All calls for e-news. The files themselves are under `/assets`. */
export const enewsRoutes: Routes = (payload) => [
  pageRoute(payload, enewsCalls.listEnews, enewsEntity, ({ year }) => ({
    publishedAt: ['_between', year === undefined ? undefined : momentsOfYear(year)],
  })),
  recordRoute(payload, enewsCalls.getEnews, enewsEntity, 'E-news'),
  memberRoute(enewsCalls.listEnewsYears, async ({ language }) => {
    const years = await readEnewsYears(payload)
    return { body: { result: years.map((year) => enewsYearWire.encode(year, language)) } }
  }),
  globalRoute(payload, enewsCalls.getEnewsPage, 'enews-page', { columns: changeDateColumn }),
]

/** Thailand has had no summer time since 1941: its years begin seven hours before those of UTC. */
const offset = '+07:00'

/** The first moment of a year in Asia/Bangkok, and its last millisecond, ISO 8601. */
export function momentsOfYear(year: number): [first: string, last: string] {
  const first = (of: number) => Date.parse(`${of}-01-01T00:00:00.000${offset}`)
  return [new Date(first(year)).toISOString(), new Date(first(year + 1) - 1).toISOString()]
}

/** The years with e-news that members can see, newest first. */
export async function readEnewsYears(payload: BasePayload): Promise<EnewsYear[]> {
  const source = openEntity(payload, enewsEntity, defaultLanguage)
  const published = columnNamed(source.main, 'publishedAt')
  const year = isSqlite(payload.db)
    ? sql`cast(strftime('%Y', ${published}, '+7 hours') as integer)`
    : sql`extract(year from ${published} at time zone 'Asia/Bangkok')::integer`
  const rows = await connectionTo(payload)
    .select({ year: year.as('year_of'), total: sql`count(*)`.as('total_of') })
    .from(source.main)
    .where(isVisible(source))
    .groupBy(year)
    .orderBy(sql`year_of desc`)
  return rows.map((row) => ({ year: Number(row.year), total: Number(row.total) }))
}
