import { singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { navigationWire } from './navigation.wire.ts'
import { settingsWire } from './settings.wire.ts'

/** Calls of the feature settings (extension). */
export const settingsCalls = {
  getSettings: defineCall('getSettings', {
    path: '/items/settings',
    summary: 'Returns the names, texts and contact details of the brand.',
    answer: singleton(settingsWire),
  }),
  getNavigation: defineCall('getNavigation', {
    path: '/items/navigation',
    summary: 'Returns the links in the header and footer of every page.',
    answer: singleton(navigationWire),
  }),
}
