import { defaultLanguage, type Language } from '../language.ts'
import { isPlainObject } from './brackets.ts'
import type { WireField } from './wire-field.ts'

type Block = Record<string, unknown>

/** Texts of a record in one language; missing ones from the Thai block. */
export function textBlock(value: unknown, language: Language): Block {
  if (!isPlainObject(value)) return {}
  const raw = rawBlocks(value)
  if (!Array.isArray(raw)) return isPlainObject(raw) ? raw : {}
  const blocks = textBlocks(value)
  return {
    ...findBlock(blocks, defaultLanguage),
    ...withoutEmpty(findBlock(blocks, language) ?? {}),
  }
}

/** Text blocks of a record: one, or one per language. */
export function textBlocks(value: unknown): Block[] {
  if (!isPlainObject(value)) return []
  return [rawBlocks(value)].flat().filter(isPlainObject)
}

/** Block of a language; none if the service does not name the language. */
export function findBlock(blocks: readonly Block[], language: Language): Block | undefined {
  return blocks.find((block) => languageOf(block) === language)
}

function rawBlocks(value: Block): unknown {
  return value['data'] ?? value['translations']
}

/** Reads a field in any known wire shape; undefined if absent. */
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

/** Other services send 'th-TH' instead of 'th', or a language object. */
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
