import { settingsCalls } from '@washhouse/contract/settings/settings.calls'
import type { Routes } from '../../engines/area.ts'
import { globalRoute } from '../../engines/records/items-routes.ts'
import { changeDateColumn } from '../../ground/fields/change-date.fields.ts'

export const settingsRoutes: Routes = (payload) => [
  globalRoute(payload, settingsCalls.getSettings, 'settings', { columns: changeDateColumn }),
  globalRoute(payload, settingsCalls.getNavigation, 'navigation'),
]
