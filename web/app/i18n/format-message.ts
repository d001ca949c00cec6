import type { Language } from '@washhouse/contract/language'
import type { CompiledMessage, MessageValues } from './messages.ts'

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
        return token === '#' && count !== undefined ? writeNumber(language, count) : token
      const [name, format, choices] = token
      const value = values[name] ?? ''
      if (!choices) return String(value)
      const number = Number(value)
      const key = format === 'plural' ? new Intl.PluralRules(language).select(number) : ''
      const choice = choices[String(value)] ?? choices[key] ?? choices['other'] ?? []
      return formatMessage(language, choice, values, format === 'plural' ? number : count)
    })
    .join('')
}

const writeNumber = (language: Language, number: number) =>
  new Intl.NumberFormat(language).format(number)
