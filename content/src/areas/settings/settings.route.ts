import { settingsCalls } from '@washhouse/contract/settings/settings.calls'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { globalRoute } from '../../engines/records/items-routes.ts'

/** Every call of the area settings. */
export function settingsRoutes(payload: BasePayload): ContractRoute[] {
  return [
    globalRoute(payload, settingsCalls.getSettings, 'settings'),
    globalRoute(payload, settingsCalls.getNavigation, 'navigation'),
  ]
}
