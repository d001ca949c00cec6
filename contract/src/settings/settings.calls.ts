import { singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { navigationWire } from './navigation.wire.ts'
import { settingsWire } from './settings.wire.ts'

/** The calls of the area settings; ours, not in the specification. */
export const settingsCalls = {
  getSettings: defineCall('getSettings', {
    path: '/items/settings',
    summary: "The brand's names, texts and contacts",
    answer: singleton(settingsWire),
  }),
  getNavigation: defineCall('getNavigation', {
    path: '/items/navigation',
    summary: 'Where header and footer of every page lead',
    answer: singleton(navigationWire),
  }),
}
