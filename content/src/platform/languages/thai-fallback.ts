import { defaultLanguage, type Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A text, or the Thai one if it is missing. */
export function textOrThai<Text>(text: Text, thai: Text): Text {
  return text || thai
}

export function textOrThaiSql(text: SQLWrapper, thai: SQLWrapper): SQL {
  return sql`coalesce(nullif(${text}, ''), ${thai})`
}

/** SQL: true if there is only a Thai text. Compares byte lengths, which a database knows without reading the text. */
export function isInThaiAloneSql(text: SQLWrapper, thai: SQLWrapper): SQL {
  return sql`coalesce(octet_length(${text}), 0) = 0 and octet_length(${thai}) > 0`
}

/** The same for a value that was read with `locale: 'all'`. */
export function isInThaiAlone(value: unknown): boolean {
  return isPlainObject(value) && Boolean(value[defaultLanguage]) && !value['en']
}

/** The text of a value that was read with `locale: 'all'`; other values stay unchanged. */
export function pickLanguage(value: unknown, language: Language): unknown {
  if (!isPlainObject(value) || !(defaultLanguage in value || 'en' in value)) return value
  return textOrThai(value[language], value[defaultLanguage])
}

/** The same within rows and blocks; a text that is missing in both languages becomes null. */
export function pickLanguageWithin(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => pickLanguageWithin(each, language))
  if (!isPlainObject(value)) return value
  const picked = pickLanguage(value, language)
  if (picked !== value) return picked || null
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, pickLanguageWithin(each, language)]),
  )
}
