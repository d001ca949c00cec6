import { setupI18n } from '@lingui/core'
import type { Language } from '@washhouse/contract/language'
import type { CompiledMessages, Text } from './messages.ts'

/** Reads texts of one language from compiled messages; an unknown id is an error of ours. */
export function createText(language: Language, messages: CompiledMessages): Text<string> {
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: messages },
    missing: (_, id) => reportMissing(language, id),
  })
  return (id, values) => i18n._(id, values)
}

function reportMissing(language: Language, id: string): string {
  const problem = `No text "${id}" (${language}): the page's loader must return its messages`
  if (import.meta.env.DEV) throw new Error(problem)
  // oxlint-disable-next-line no-console -- runs in browsers too, where there is no other log
  console.error(problem)
  return id
}
