import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { readSettings } from '../../content/content.server.ts'
import type { PageContent } from '../../content/page-content.ts'

type Section = 'board' | 'faq' | 'download' | 'enews'

const mostExamples = 3

/** Example titles that editors wrote for visitors of a members' page. Never the members' records themselves. */
export async function readGateExamples(content: PageContent, section: Section): Promise<string[]> {
  const settings = await readSettings(content)
  const lines = (settings?.[`${section}Examples`] ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').slice(0, mostExamples)
}

/** The settings for all pages: only the gates need the examples. */
export function withoutExamples(settings: Settings): Settings {
  const none = {
    boardExamples: null,
    faqExamples: null,
    downloadExamples: null,
    enewsExamples: null,
  }
  return { ...settings, ...none }
}
