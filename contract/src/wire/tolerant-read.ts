import { defaultLanguage, type Language } from '../language.ts'
import { isPlainObject } from './brackets.ts'
import type { WireField } from './wire-field.ts'

type Block = Record<string, unknown>

/** The texts of a record in one language, each missing one taken from the Thai block. */
export function textBlock(value: unknown, language: Language): Block {
  if (!isPlainObject(value)) return {}
  const raw = blocksOf(value)
  if (!Array.isArray(raw)) return isPlainObject(raw) ? raw : {}
  const blocks = textBlocks(value)
  return {
    ...findBlock(blocks, defaultLanguage),
    ...withoutEmpty(findBlock(blocks, language) ?? {}),
  }
}

/** The blocks of texts that a record has: one, or one a language. */
export function textBlocks(value: unknown): Block[] {
  if (!isPlainObject(value)) return []
  return [blocksOf(value)].flat().filter(isPlainObject)
}

/** The texts in a language; none where the service does not say that they are in it. */
export function findBlock(blocks: readonly Block[], language: Language): Block | undefined {
  return blocks.find((block) => languageOf(block) === language)
}

function blocksOf(value: Block): unknown {
  return value['data'] ?? value['translations']
}

/** Reads one field of a record in the shapes that services of this family send; undefined when absent. */
export function readField(value: unknown, block: Block, field: WireField): unknown {
  if (!isPlainObject(value)) return undefined
  const raw = field.isText
    ? (block[field.wireName] ?? value[field.wireName])
    : value[field.wireName]
  return normalise(raw, field)
}

function normalise(raw: unknown, field: WireField): unknown {
  switch (field.kind) {
    case 'relation':
    case 'key':
    case 'file':
      return toNumberWhenNumeric(isPlainObject(raw) ? raw['id'] : raw, field.kind === 'relation')
    case 'integer':
    case 'float':
      return toNumberWhenNumeric(raw, true)
    case 'string':
    case 'boolean':
    case 'timestamp':
    case 'json':
      return raw
  }
}

function toNumberWhenNumeric(raw: unknown, isNumeric: boolean): unknown {
  if (!isNumeric || typeof raw !== 'string' || raw.trim() === '') return raw
  const number = Number(raw)
  return Number.isNaN(number) ? raw : number
}

/** Other services write 'th-TH' where ours writes 'th', or the language's whole record. */
function languageOf(block: Block): string {
  const raw = block['languages_code']
  const code = isPlainObject(raw) ? raw['code'] : raw
  return typeof code === 'string' ? code.slice(0, 2) : ''
}

function withoutEmpty(block: Block): Block {
  return Object.fromEntries(
    Object.entries(block).filter(([, text]) => text !== null && text !== undefined && text !== ''),
  )
}
