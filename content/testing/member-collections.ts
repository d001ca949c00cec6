import { readdir } from 'node:fs/promises'
import type { Call, QueryShape } from '@washhouse/contract/wire/call'
import type { CollectionSlug } from 'payload'
import { tableNameOf, type StoredEntity } from '../src/core/records/stored-entity.ts'

const contractFolder = new URL('../../contract/src/', import.meta.url)
const areasFolder = new URL('../src/features/', import.meta.url)

type AnyCall = Pick<Call<QueryShape, unknown>, 'operation' | 'caller' | 'answer'>
type MemberCall = Record<'operation' | 'method' | 'path', string>
type AnyEntity = StoredEntity<unknown>

/** Every read of the contract. */
export async function findCalls(): Promise<AnyCall[]> {
  return (await callsOf('')).filter(isCall)
}

/** Every read and write for members only, of features whose folder begins with `area`. */
export async function findMemberCalls(area = ''): Promise<MemberCall[]> {
  return (await callsOf(area)).filter(isMemberCall)
}

async function callsOf(area: string): Promise<unknown[]> {
  const groups = await exportsOf(contractFolder, '.calls.ts', area)
  return groups.flatMap((group) => (isRecord(group) ? Object.values(group) : []))
}

/** Every entity that a feature exports. */
export async function findEntities(): Promise<AnyEntity[]> {
  return (await exportsOf(areasFolder, '.entities.ts')).filter(isEntity)
}

/**
 * The collections behind the calls for members, by operation: those that store records of the call's wire table. Empty if no
 * entity stores them.
 */
export function memberCollections(
  calls: readonly AnyCall[],
  entities: readonly AnyEntity[],
  slugs: readonly CollectionSlug[],
): Map<string, CollectionSlug[]> {
  const own = calls.filter(({ caller }) => caller === 'member')
  return new Map(
    own.map(({ operation, answer }) => {
      const kept = entities.filter(({ wire }) => wire === answer.table)
      return [operation, kept.flatMap((entity) => collectionOf(entity, slugs) ?? [])]
    }),
  )
}

/** A child table is as public as the collection that it belongs to. */
function collectionOf(
  entity: AnyEntity,
  slugs: readonly CollectionSlug[],
): CollectionSlug | undefined {
  const own = slugs.find((slug) => slug.replaceAll('-', '_') === tableNameOf(entity))
  return own ?? (entity.belongsTo && collectionOf(entity.belongsTo.entity(), slugs))
}

async function exportsOf(folder: URL, ending: string, start = ''): Promise<unknown[]> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.startsWith(start) && name.endsWith(ending),
  )
  const modules = await Promise.all(
    names.map(async (name) => await import(`${folder.href}${name}`)),
  )
  return modules.flatMap((module: object) => Object.values(module))
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isCall(value: unknown): value is AnyCall {
  const isNamed = isRecord(value) && 'operation' in value && 'answer' in value
  return isNamed && 'method' in value && value.method === 'GET'
}

function isMemberCall(value: unknown): value is MemberCall {
  return isRecord(value) && 'caller' in value && value.caller === 'member' && 'operation' in value
}

function isEntity(value: unknown): value is AnyEntity {
  return isRecord(value) && 'storedIn' in value && 'wire' in value
}
