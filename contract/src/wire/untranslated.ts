import { z } from 'zod'
import { defaultLanguage, type Language } from '../language.ts'
import { isPlainObject } from './brackets.ts'
import { findBlock, textBlocks } from './tolerant-read.ts'
import { queryKey, type WireField } from './wire-field.ts'

/** Names of texts without an English version, which are returned in Thai. On the wire they are query keys, `data.title`. */
export const Untranslated = z.array(z.string()).meta({
  description:
    'Texts without an English version, returned in Thai in any language. Named as in queries, ' +
    'e.g. `data.title`. The same in both languages.',
})

/** True for the list of untranslated texts; an entity has at most one. */
export function isUntranslated({ schema }: WireField): boolean {
  return schema === Untranslated
}

/** Clean names of the fields with these query keys. */
export function namesOfKeys(fields: readonly WireField[], keys: readonly unknown[]): string[] {
  return fields.filter((field) => keys.includes(queryKey(field))).map(({ name }) => name)
}

/** Query keys of the fields with these clean names. */
export function keysOfNames(fields: readonly WireField[], names: unknown): string[] {
  if (!Array.isArray(names)) return []
  return fields.filter(({ name }) => names.includes(name)).map(queryKey)
}

/**
 * Finds texts without English. For services that do not send the list, derives it from the blocks: an English block without
 * them, or only a Thai block in response to an English request.
 */
export function readUntranslated(
  value: unknown,
  { wireName }: WireField,
  fields: readonly WireField[],
  language: Language,
): string[] {
  const told = isPlainObject(value) ? value[wireName] : undefined
  if (Array.isArray(told)) return namesOfKeys(fields, told)
  const blocks = textBlocks(value)
  const english = findBlock(blocks, 'en')
  if (!english && language === defaultLanguage) return []
  const thai = findBlock(blocks, defaultLanguage) ?? {}
  const isMissing = ({ isText, wireName: text }: WireField) =>
    isText && Boolean(thai[text]) && !english?.[text]
  return fields.filter(isMissing).map(({ name }) => name)
}
