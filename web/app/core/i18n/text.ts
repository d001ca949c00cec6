import type { Language } from '@washhouse/contract/language'
import type { CompiledMessages, Text, CompiledMessage, MessageValues } from './messages.ts'
import { formatNumber } from './format.ts'
import { oncePerLanguage } from './once-per-language.ts'

/** Formats texts of one language from compiled messages; an unknown id is a bug. */
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

const pluralRules = oncePerLanguage((language) => new Intl.PluralRules(language))

/** Formats a compiled message; `count` replaces '#' in a plural. */
function formatMessage(
  language: Language,
  message: CompiledMessage,
  values: MessageValues = {},
  count?: number,
): string {
  return message
    .map((token) => {
      if (typeof token === 'string')
        return token === '#' && count !== undefined ? formatNumber(language, count) : token
      const [name, format, choices] = token
      const value = values[name] ?? ''
      if (!choices) return String(value)
      const number = Number(value)
      const key = format === 'plural' ? pluralRules(language).select(number) : ''
      const choice = choices[String(value)] ?? choices[key] ?? choices['other'] ?? []
      return formatMessage(language, choice, values, format === 'plural' ? number : count)
    })
    .join('')
}
