import type { Language } from '@washhouse/contract/language'
import type { CompiledMessage, MessageValues } from './messages.ts'
import { oncePerLanguage } from './once-per-language.ts'

const pluralRules = oncePerLanguage((language) => new Intl.PluralRules(language))
const numberFormat = oncePerLanguage((language) => new Intl.NumberFormat(language))

/** Writes a compiled message; `count` is what a '#' in a plural stands for. */
export function formatMessage(
  language: Language,
  message: CompiledMessage,
  values: MessageValues = {},
  count?: number,
): string {
  return message
    .map((token) => {
      if (typeof token === 'string')
        return token === '#' && count !== undefined ? numberFormat(language).format(count) : token
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
