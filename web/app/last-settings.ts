import type { Language } from '@washhouse/contract/language'
import { settingsCalls } from '@washhouse/contract/settings/settings.calls'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import type { PageContent } from './page-content.ts'

/**
 * Reads the brand's settings and keeps the last of each language, so that no page dies because
 * this one call did. Null when they were never answered.
 */
export function createSettingsReader() {
  const lastKnown = new Map<Language, Settings>()
  return async (content: PageContent): Promise<Settings | null> => {
    const settings = await content.settle(settingsCalls.getSettings)
    if (settings.kind === 'ok') lastKnown.set(content.language, settings.value)
    return lastKnown.get(content.language) ?? null
  }
}
