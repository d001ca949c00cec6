import type { BasePayload, CollectionSlug } from 'payload'
import {
  createBodyWriter,
  type WriteBody,
} from '../../content/src/platform/rich-text/body-writer.ts'

/** A part of the demo content that creates its records. Another run adds what is missing. */
export interface Seed {
  /** Number of reported steps. */
  count: number
  run: (seeding: Seeding) => Promise<void>
}

/** Shared state of the seeds. */
export interface Seeding {
  payload: BasePayload
  /** Converts Markdown to the editor's format. */
  writeBody: WriteBody
  /** Stores a record's id for later seeds that refer to it by this key. */
  keepId: (collection: CollectionSlug, key: string, id: number | string) => void
  recordId: (collection: CollectionSlug, key: string) => number
  /** Id of a picture by its drawing's name, or of another file. */
  mediaId: (name: string) => string
  /** Reports progress to the launcher. */
  step: (what: string) => void
}

export async function createSeeding(payload: BasePayload, total: number): Promise<Seeding> {
  const ids = new Map<string, number | string>()
  let done = 0
  const idOf = (collection: CollectionSlug, key: string) => ids.get(`${collection} ${key}`)
  return {
    payload,
    writeBody: await createBodyWriter(payload),
    keepId: (collection, key, id) => void ids.set(`${collection} ${key}`, id),
    recordId(collection, key) {
      const id = idOf(collection, key)
      if (typeof id !== 'number') throw missing(collection, key)
      return id
    },
    mediaId(name) {
      const id = idOf('media', name)
      if (typeof id !== 'string') throw missing('media', name)
      return id
    },
    step(what) {
      done++
      console.log(`seed: ${done}/${total} ${what}`)
    },
  }
}

function missing(collection: CollectionSlug, key: string): Error {
  return new Error(`The demo content names "${key}" of ${collection}, which there is not`)
}
