import { settingsCalls } from '@washhouse/contract/settings/settings.calls'
import type { Routes } from '../../engines/area.ts'
import { globalRoute } from '../../engines/records/items-routes.ts'

/** Every call of the area settings. */
export const settingsRoutes: Routes = (payload) => [
  globalRoute(payload, settingsCalls.getSettings, 'settings'),
  globalRoute(payload, settingsCalls.getNavigation, 'navigation'),
]
