import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { BasePayload, CollectionSlug, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { changeDatabase } from '../../platform/database/adapter.ts'
import { stampOf, type ChangeDate, type Stamp } from './change-date.ts'

/**
 * Stores the change date in the same write as the change. Only the adapter sees the whole document before the write, with
 * both languages and earlier draft changes; no Payload hook does.
 */
export function stampChanges(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return changeDatabase(adapter, (db, payload) => {
    const { create, createGlobal, findGlobal, findOne, updateGlobal, updateOne } = db
    return {
      create: async (write: Parameters<typeof create>[0]) => {
        const changeDate = changeDateOf(payload, write.collection)
        if (!changeDate) return await create.call(db, write)
        const data = stamped(write.data, neverPublished, changeDate)
        return await create.call(db, { ...write, data })
      },
      updateOne: async (write: Parameters<typeof updateOne>[0]) => {
        const { collection, id, req } = write
        const changeDate = changeDateOf(payload, collection)
        if (!changeDate || id === undefined || !('_status' in write.data))
          return await updateOne.call(db, write)
        const stored: unknown = await findOne.call(db, {
          collection,
          where: { id: { equals: id } },
          select: { changedAt: true, changeMark: true },
          ...(req ? { req } : {}),
        })
        const data = stamped(write.data, toStamp(stored), changeDate)
        return await updateOne.call(db, { ...write, data })
      },
      createGlobal: async (write: GlobalWrite) => {
        const changeDate = globalChangeDateOf(payload, write.slug)
        if (!changeDate) return await createGlobal.call(db, write)
        const data = stamped(write.data, neverPublished, changeDate)
        return await createGlobal.call(db, { ...write, data })
      },
      updateGlobal: async (write: GlobalWrite) => {
        const { slug, req } = write
        const changeDate = globalChangeDateOf(payload, slug)
        if (!changeDate) return await updateGlobal.call(db, write)
        const stored = await findGlobal.call(db, { slug, ...(req ? { req } : {}) })
        const data = stamped(write.data, toStamp(stored), changeDate)
        return await updateGlobal.call(db, { ...write, data })
      },
    }
  })
}

type Data = Record<string, unknown>
interface GlobalWrite {
  slug: string
  data: Data
  req?: Partial<PayloadRequest>
}

const neverPublished: Stamp = { changedAt: null, changeMark: null }

/** A document that is not public keeps its stamp. */
function stamped(data: Data, stored: Stamp, changeDate: ChangeDate) {
  // Documents without drafts are always public.
  const isPublic = (data['_status'] ?? 'published') === 'published'
  return { ...data, ...(isPublic ? stampOf(data, stored, changeDate) : stored) }
}

function toStamp(stored: unknown): Stamp {
  if (!isPlainObject(stored)) return neverPublished
  const { changedAt, changeMark } = stored
  return {
    changedAt: typeof changedAt === 'string' ? changedAt : null,
    changeMark: typeof changeMark === 'string' ? changeMark : null,
  }
}

function changeDateOf(payload: BasePayload, slug: CollectionSlug): ChangeDate | undefined {
  return payload.collections[slug]?.config.custom?.['changeDate']
}

function globalChangeDateOf({ globals }: BasePayload, slug: string): ChangeDate | undefined {
  return globals.config.find((each) => each.slug === slug)?.custom?.['changeDate']
}
