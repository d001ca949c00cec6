import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { CollectionAfterOperationHook } from 'payload'

type Id = number | string
type Operation = Parameters<CollectionAfterOperationHook>[0]

export interface ToldOfRecords {
  /** `search`: showed no record, only the number of matches of a filter (it may be 0). */
  act: 'read' | 'search'
  ids: Id[]
  count?: number
  /** The query, if the ids do not identify the read. */
  question?: unknown
}

/** Undefined if the operation revealed nothing, or is audited elsewhere. */
export function whatWasRead(given: Operation): ToldOfRecords | undefined {
  const { args, operation, result } = given
  const where: unknown = 'where' in args ? args.where : undefined
  switch (operation) {
    case 'findByID':
      return shown(idsOf([result], 'id'))
    case 'find':
      return shown(idsIn(result, 'docs', 'id')) ?? searched(where, result)
    case 'findVersionByID':
      return shown(idsOf([result], 'parent'))
    case 'findVersions':
      return shown(idsIn(result, 'docs', 'parent')) ?? searched(where, result)
    case 'count':
    case 'countVersions':
      return searched(where, result)
    case 'findDistinct':
      return ofValues(listIn(result, 'values'))
    case 'create':
      return shown([args.duplicateFromID].filter(isId))
    case 'update':
    case 'delete':
      return ofMany(where, result)
    // Changes and erasures have their own audit entries; the others reveal no records.
    case 'updateByID':
    case 'deleteByID':
    case 'restoreVersion':
    case 'forgotPassword':
    case 'login':
    case 'read':
    case 'refresh':
    case 'resetPassword':
    case 'unlock':
      return undefined
  }
}

function ofValues(values: unknown[]): ToldOfRecords {
  return { act: 'read', ids: [], count: values.length, question: values }
}

function shown(ids: Id[]): ToldOfRecords | undefined {
  return ids.length > 0 ? { act: 'read', ids } : undefined
}

/** A total count is not personal data; a count of matches of a filter can be. */
function searched(where: unknown, result: unknown): ToldOfRecords | undefined {
  if (!asksFor(where)) return undefined
  const count = isPlainObject(result) ? Number(result['totalDocs'] ?? 0) : 0
  return { act: 'search', ids: [], count, question: where }
}

/**
 * The changed or erased records are audited already. Records that could not be changed are listed in `errors`. Staff saw their
 * ids, so they count as read.
 */
function ofMany(where: unknown, result: unknown): ToldOfRecords | undefined {
  const kept = idsIn(result, 'errors', 'id')
  if (kept.length > 0) return shown(kept)
  return listIn(result, 'docs').length > 0 ? undefined : searched(where, result)
}

function asksFor(where: unknown): boolean {
  if (!isPlainObject(where)) return false
  return Object.values(where).some((part) => !Array.isArray(part) || part.some(asksFor))
}

function idsIn(result: unknown, list: string, name: string): Id[] {
  return idsOf(listIn(result, list), name)
}

function listIn(result: unknown, name: string): unknown[] {
  const list = isPlainObject(result) ? result[name] : undefined
  return Array.isArray(list) ? list : []
}

function idsOf(records: readonly unknown[], name: string): Id[] {
  return records.map((each) => (isPlainObject(each) ? each[name] : undefined)).filter(isId)
}

export function isId(value: unknown): value is Id {
  return typeof value === 'number' || typeof value === 'string'
}
