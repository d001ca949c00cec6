import { z } from 'zod'
import { defaultLanguage, type Language } from '../language.ts'
import { isPlainObject } from './brackets.ts'
import { findBlock, textBlocks } from './tolerant-read.ts'
import { queryKey, type WireField } from './wire-field.ts'

/**
 * The names of a record's texts that are written in Thai and not in English, so that an answer in
 * English gives the Thai ones. On the wire they are named as queries name them, `data.title`.
 */
export const Untranslated = z.array(z.string()).meta({
  description:
    'Texts without an English version, returned in Thai in any language. Named as in queries, ' +
    'e.g. `data.title`. The same in both languages.',
})

/** Whether the field is the list of such texts; an entity has at most one. */
export function isUntranslated({ schema }: WireField): boolean {
  return schema === Untranslated
}

/** The clean names of the fields that are among these query keys. */
export function namesOfKeys(fields: readonly WireField[], keys: readonly unknown[]): string[] {
  return fields.filter((field) => keys.includes(queryKey(field))).map(({ name }) => name)
}

/** The query keys of the fields that are among these clean names. */
export function keysOfNames(fields: readonly WireField[], names: unknown): string[] {
  if (!Array.isArray(names)) return []
  return fields.filter(({ name }) => names.includes(name)).map(queryKey)
}

/**
 * Reads which texts have no English. A service that does not say so tells it by its blocks: by an
 * English one that lacks them, or by answering a question for English with a Thai block alone.
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
