import { singleton } from '../wire/answer.ts'
import { defineCall } from '../wire/call.ts'
import { settingsWire } from './settings.wire.ts'

export const settingsCalls = {
  getSettings: defineCall('getSettings', {
    path: '/items/settings',
    summary: "The brand's names, texts and contacts",
    answer: singleton(settingsWire),
  }),
}
