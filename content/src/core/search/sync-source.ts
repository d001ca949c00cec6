import type { BasePayload } from 'payload'
import { beginRest } from '../work/begin-rest.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchSource } from './search-source.ts'
import type { Spellings } from './spellings.ts'

/** Batch sizes for comparing and for indexing. No request waits longer than one batch. */
const stampsAtOnce = 1000
const documentsAtOnce = 20
const highestId = 2 ** 31

/**
 * Synchronizes the index with a source: indexes new and changed records, removes those no longer public. Cheap if nothing
 * changed; an empty index is rebuilt. Stops early when the signal aborts. Returns the number of indexed documents.
 */
export async function syncSource(
  payload: BasePayload,
  index: SearchIndex,
  source: SearchSource,
  spellings: Spellings,
  signal?: AbortSignal,
): Promise<number> {
  let indexedCount = 0
  let after = 0
  while (after < highestId) {
    if (signal?.aborted) return indexedCount
    const rest = beginRest()
    const stored = await source.stampsAfter(payload, after, stampsAtOnce)
    const last = stored.length < stampsAtOnce ? highestId : (stored.at(-1)?.id ?? highestId)
    const indexed = await index.stampsBetween(source, after, last)
    const known = new Map(indexed.map(({ id, stamp }) => [id, stamp]))
    const changed = stored
      .filter(({ id, stamp }) => known.get(id) !== stampIn(stamp, spellings))
      .map(({ id }) => id)
    for (const { id } of stored) known.delete(id)
    if (known.size > 0) await index.remove(source, [...known.keys()])
    await rest()
    for (let start = 0; start < changed.length; start += documentsAtOnce) {
      if (signal?.aborted) return indexedCount
      const next = changed.slice(start, start + documentsAtOnce)
      const restOfThese = beginRest()
      indexedCount += await indexRecords(payload, index, source, spellings, next)
      await restOfThese()
    }
    after = last
  }
  return indexedCount
}

/** Indexes these records again; removes those that are not public. */
export async function indexRecords(
  payload: BasePayload,
  index: SearchIndex,
  source: SearchSource,
  spellings: Spellings,
  ids: readonly number[],
): Promise<number> {
  const documents = await source.read(payload, ids)
  const gone = ids.filter((id) => documents.every((document) => document.id !== id))
  if (gone.length > 0) await index.remove(source, gone)
  const marked = documents.map((document) => ({
    ...document,
    stamp: stampIn(document.stamp, spellings),
  }))
  if (marked.length > 0) await index.put(source, marked, spellings)
  return marked.length
}

/** A changed list of spellings changes every stamp. */
function stampIn(stamp: string, { mark }: Spellings): string {
  return mark === '' ? stamp : `${stamp} ${mark}`
}
