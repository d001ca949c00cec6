import type { Language } from '@washhouse/contract/language'
import { formatMessage } from './format-message.ts'
import type { CompiledMessages, Text } from './messages.ts'

/** Reads texts of one language from compiled messages; an unknown id is an error of ours. */
export function createText(language: Language, messages: CompiledMessages): Text<string> {
  return (id, values) => {
    const message = messages[id]
    return message ? formatMessage(language, message, values) : reportMissing(language, id)
  }
}

function reportMissing(language: Language, id: string): string {
  const problem = `No text "${id}" (${language}): the page's loader must return its messages`
  if (import.meta.env.DEV) throw new Error(problem)
  // oxlint-disable-next-line no-console -- runs in browsers too, where there is no other log
  console.error(problem)
  return id
}
