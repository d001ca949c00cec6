import { defaultLanguage, type Language } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A text, or the Thai one where it is missing: everything is written in Thai first. */
export function textOrThai<Text>(text: Text, thai: Text): Text {
  return text || thai
}

/** The same in SQL. */
export function textOrThaiSql(text: SQLWrapper, thai: SQLWrapper): SQL {
  return sql`coalesce(nullif(${text}, ''), ${thai})`
}

/** Whether there is a Thai text and no other, in SQL: by their bytes, of which a database knows the number unread. */
export function isInThaiAloneSql(text: SQLWrapper, thai: SQLWrapper): SQL {
  return sql`coalesce(octet_length(${text}), 0) = 0 and octet_length(${thai}) > 0`
}

/** The same of a value that Payload gave with `locale: 'all'`. */
export function isInThaiAlone(value: unknown): boolean {
  return isPlainObject(value) && Boolean(value[defaultLanguage]) && !value['en']
}

/** The text of a value that Payload gave with `locale: 'all'`; any other value as it is. */
export function pickLanguage(value: unknown, language: Language): unknown {
  if (!isPlainObject(value) || !(defaultLanguage in value || 'en' in value)) return value
  return textOrThai(value[language], value[defaultLanguage])
}

/** The same for everything within rows and blocks; a text in neither language becomes null. */
export function pickLanguageWithin(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => pickLanguageWithin(each, language))
  if (!isPlainObject(value)) return value
  const picked = pickLanguage(value, language)
  if (picked !== value) return picked || null
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, pickLanguageWithin(each, language)]),
  )
}
