import { enewsCalls } from '@washhouse/contract/enews/enews.calls'
import { enewsYearWire } from '@washhouse/contract/enews/enews.wire'
import type { Routes } from '../../engines/area.ts'
import { memberRoute } from '../../engines/calls/contract-route.ts'
import { globalRoute } from '../../engines/records/items-routes.ts'
import { pageRoute, recordRoute } from '../../engines/records/record-routes.ts'
import { changeDateColumn } from '../../ground/fields/change-date.fields.ts'
import { momentsOfYear, readEnewsYears } from './enews-years.ts'
import { enewsEntity } from './enews.entities.ts'

/** Every call of the area enews; its files are `/assets`. */
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
