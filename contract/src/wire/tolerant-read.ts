import { defaultLanguage, type Language } from '../language.ts'
import type { WireField } from './wire-table.ts'

type Block = Record<string, unknown>

/** The texts of a record in one language, each missing one taken from the Thai block. */
export function textBlock(value: unknown, language: Language): Block {
  if (!isRecord(value)) return {}
  const raw = value['data'] ?? value['translations']
  if (!Array.isArray(raw)) return isRecord(raw) ? raw : {}
  const blocks = raw.filter(isRecord)
  const wanted = findBlock(blocks, language)
  const fallback = findBlock(blocks, defaultLanguage)
  return { ...fallback, ...withoutEmpty(wanted) }
}

/** Reads one field of a record in the shapes that services of this family send. */
export function readField(value: unknown, block: Block, field: WireField): unknown {
  if (!isRecord(value)) return undefined
  const raw = field.isText ? (block[field.wireName] ?? value[field.wireName]) : value[field.wireName]
  return normalise(raw, field)
}

function normalise(raw: unknown, field: WireField): unknown {
  if (raw === undefined) return null
  switch (field.kind) {
    case 'relation':
    case 'file':
      return toNumberWhenNumeric(isRecord(raw) ? raw['id'] : raw, field.kind === 'relation')
    case 'integer':
    case 'float':
      return toNumberWhenNumeric(raw, true)
    default:
      return raw
  }
}

function toNumberWhenNumeric(raw: unknown, isNumeric: boolean): unknown {
  if (!isNumeric || typeof raw !== 'string' || raw.trim() === '') return raw
  const number = Number(raw)
  return Number.isNaN(number) ? raw : number
}

function findBlock(blocks: readonly Block[], language: Language): Block {
  return blocks.find((block) => languageOf(block) === language) ?? {}
}

/** Other services write 'th-TH' where ours writes 'th'. */
function languageOf(block: Block): string {
  return String(block['languages_code'] ?? '').slice(0, 2)
}

function withoutEmpty(block: Block): Block {
  return Object.fromEntries(
    Object.entries(block).filter(([, text]) => text !== null && text !== undefined && text !== ''),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
