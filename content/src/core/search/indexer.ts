import { everydaySpellings } from '@washhouse/contract/search/short-forms'
import type { BasePayload } from 'payload'
import { changeBus, everythingTag } from '../changes/change-bus.ts'
import { log } from '../../platform/log.ts'
import { syncSource, indexRecords } from './sync-source.ts'
import { openSearchIndex } from './open-search-index.ts'
import type { SearchSource } from './search-source.ts'
import { compileSpellings, readSpellings, type SpellingSource } from './spellings.ts'

/** The records to index again: these ids, or `all` (compares every record with the index). */
type Work = Set<number> | 'all'

interface Indexer {
  /** Resolves once all announced changes are indexed. */
  settled: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Updates the index after every change. At the start it also indexes what changed while the service was stopped. It runs in
 * the background, so that saves neither wait for it nor fail with it.
 */
export function startIndexer(
  payload: BasePayload,
  sources: readonly SearchSource[],
  { retryMs = 5000, spellingSource }: { retryMs?: number; spellingSource?: SpellingSource } = {},
): Indexer {
  const waiting = new Map<SearchSource, Work>(sources.map((source) => [source, 'all']))
  const stopped = new AbortController()
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isTidied = false
  let spellings = compileSpellings(everydaySpellings)
  let isRespelt = spellingSource !== undefined

  const unsubscribe = changeBus.subscribe(({ tags }) => {
    for (const source of sources) note(source, workOf(source, tags))
    if (spellingSource && isAbout(tags, spellingSource.tag)) isRespelt = true
    run()
  })
  run()

  function note(source: SearchSource, work: Work): void {
    const before = waiting.get(source)
    if (before === 'all' || (work !== 'all' && work.size === 0)) return
    waiting.set(source, work === 'all' ? 'all' : new Set([...(before ?? []), ...work]))
  }

  /** One worker at a time; it also handles work that is added meanwhile. */
  function run(): void {
    if (running || stopped.signal.aborted) return
    clearTimeout(timer)
    running = workOff().then(
      () => {
        running = undefined
        if (waiting.size > 0 || isRespelt) run()
      },
      (error: unknown) => {
        running = undefined
        log.error({ err: error }, 'the search index could not be brought up to date')
        timer = setTimeout(run, retryMs)
        timer.unref()
      },
    )
  }

  async function workOff(): Promise<void> {
    const index = await openSearchIndex(payload)
    if (!isTidied) await index.keepOnly(sources)
    isTidied = true
    await readList()
    const failures: unknown[] = []
    for (const source of sources) {
      if (stopped.signal.aborted) return
      const work = waiting.get(source)
      if (!work) continue
      waiting.delete(source)
      try {
        if (work === 'all') await syncSource(payload, index, source, spellings, stopped.signal)
        else await indexRecords(payload, index, source, spellings, [...work])
      } catch (error) {
        note(source, work)
        failures.push(error)
      }
    }
    // Thrown last, so that a failing source does not block the others.
    if (failures.length > 0) throw failures[0]
  }

  async function readList(): Promise<void> {
    if (!spellingSource || !isRespelt) return
    // Reset before the read, so that a change during it triggers another.
    isRespelt = false
    try {
      const { mark } = spellings
      spellings = await readSpellings(payload, spellingSource)
      if (spellings.mark !== mark) for (const source of sources) note(source, 'all')
    } catch (error) {
      isRespelt = true
      throw error
    }
  }

  return {
    async settled() {
      while (running || waiting.size > 0 || isRespelt) {
        run()
        await running
      }
    },
    async stop() {
      stopped.abort()
      unsubscribe()
      clearTimeout(timer)
      await running
    },
  }
}

/** True if a change may concern records with one of the tags. */
function isAbout(changed: readonly string[], ...tags: string[]): boolean {
  return changed.includes(everythingTag) || tags.some((tag) => changed.includes(tag))
}

function workOf(source: SearchSource, tags: readonly string[]): Work {
  if (isAbout(tags, ...(source.madeOf ?? []))) return 'all'
  if (!tags.includes(source.tag)) return new Set()
  const prefix = `${source.tag}:`
  const ids = tags
    .filter((tag) => tag.startsWith(prefix))
    .map((tag) => Number(tag.slice(prefix.length)))
  return ids.length > 0 && ids.every((id) => Number.isInteger(id)) ? new Set(ids) : 'all'
}
