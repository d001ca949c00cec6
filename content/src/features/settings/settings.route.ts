import { settingsCalls } from '@washhouse/contract/settings/settings.calls'
import type { Routes } from '../../core/area.ts'
import { globalRoute } from '../../core/records/items-routes.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'

export const settingsRoutes: Routes = (payload) => [
  globalRoute(payload, settingsCalls.getSettings, 'settings', { columns: changeDateColumn }),
  globalRoute(payload, settingsCalls.getNavigation, 'navigation'),
]
