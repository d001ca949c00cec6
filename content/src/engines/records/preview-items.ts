import type { Language } from '@washhouse/contract/language'
import { forbidden, invalidQuery } from '@washhouse/contract/wire/errors'
import type { ItemsQuery, SortKey } from '@washhouse/contract/wire/items-query'
import { selectFields } from '@washhouse/contract/wire/select-fields'
import type { Context } from 'hono'
import type { BasePayload } from 'payload'
import { readVisibility, type ContractRoute } from '../calls/contract-route.ts'
import { itemsResource, parseKey, pickMeta, readRequest } from './items-resource.ts'
import type { StoredEntity } from './stored-entity.ts'

/**
 * A list of `/items` that shows its drafts to who has a signed preview token; `readDrafts` gives
 * the newest form of each record in the order of the list. A preview is sorted and cut in memory
 * and takes neither filter nor search.
 */
export function previewableItems<Entity extends object>(
  payload: BasePayload,
  entity: StoredEntity<Entity>,
  readDrafts: (language: Language) => Promise<Entity[]>,
): ContractRoute[] {
  const { wire } = entity
  const read = async (context: Context) => {
    const { query, language } = readRequest(context, wire)
    refuseNarrowing(query)
    const drafts = sortDrafts(await readDrafts(language), query.sort)
    const write = (draft: Entity) => selectFields(wire.encode(draft, language), query.fields)
    return { query, drafts, write }
  }

  const list = async (context: Context) => {
    const { query, drafts, write } = await read(context)
    const { limit, offset } = query
    const data = drafts.slice(offset, limit === -1 ? undefined : offset + limit).map(write)
    const meta = pickMeta(query, drafts.length, drafts.length)
    return { body: meta ? { meta, data } : { data } }
  }

  const one = async (context: Context) => {
    const id = parseKey(context.req.param('id') ?? '', 'integer')
    const { drafts, write } = await read(context)
    const draft = drafts.find((each) => 'id' in each && each.id === id)
    if (!draft) throw forbidden()
    return { body: { data: write(draft) } }
  }

  return itemsResource(payload, entity).map((route) => {
    const preview = route.path.endsWith('/:id') ? one : list
    return {
      ...route,
      parameterNames: [...route.parameterNames, 'is_preview'],
      async answer(context) {
        const parameters = new URL(context.req.url).searchParams
        const isPreview = readVisibility(context, parameters) === 'preview'
        return isPreview ? preview(context) : route.answer(context)
      },
    }
  })
}

function refuseNarrowing({ filter, search }: ItemsQuery): void {
  if (filter) throw invalidQuery('"filter" is not supported in a preview')
  if (search !== null) throw invalidQuery('"search" is not supported in a preview')
}

/** By each key in turn, as the published list: what has no value is the least. */
function sortDrafts<Entity extends object>(drafts: Entity[], keys: SortKey[]): Entity[] {
  return drafts.toSorted((left, right) => {
    for (const { path, isDescending } of keys) {
      const { name } = path.field
      const order = compare(Reflect.get(left, name), Reflect.get(right, name))
      if (order !== 0) return isDescending ? -order : order
    }
    return 0
  })
}

function compare(left: unknown, right: unknown): number {
  if (left === right) return 0
  if (left === null) return -1
  if (right === null) return 1
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return typeof left === 'string' && typeof right === 'string' && left > right ? 1 : -1
}
