import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { BasePayload, CollectionSlug, DatabaseAdapterObj } from 'payload'
import { stampOf, type ChangeDate, type Stamp } from './change-date.ts'

/**
 * Dates what visitors see, in the same write that changes it. Here a save is whole, with both languages and
 * whatever an earlier draft brought along: no hook of Payload's has that before it is written.
 */
export function stampChanges(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args)
      const { create, findOne, updateOne } = db

      const readStamp = async (write: Parameters<typeof updateOne>[0]): Promise<Stamp> => {
        const stored: unknown = await findOne.call(db, {
          collection: write.collection,
          where: { id: { equals: write.id } },
          select: { changedAt: true, changeMark: true },
          ...(write.req ? { req: write.req } : {}),
        })
        return isPlainObject(stored) ? toStamp(stored) : neverPublished
      }
      return Object.assign(db, {
        create: async (write: Parameters<typeof create>[0]) => {
          const changeDate = changeDateOf(args.payload, write.collection)
          if (!changeDate) return await create.call(db, write)
          const data = stamped(write.data, neverPublished, changeDate)
          return await create.call(db, { ...write, data })
        },
        updateOne: async (write: Parameters<typeof updateOne>[0]) => {
          const changeDate = changeDateOf(args.payload, write.collection)
          if (!changeDate || write.id === undefined || !('_status' in write.data))
            return await updateOne.call(db, write)
          const data = stamped(write.data, await readStamp(write), changeDate)
          return await updateOne.call(db, { ...write, data })
        },
      })
    },
  }
}

const neverPublished: Stamp = { changedAt: null, changeMark: null }

/** What is no longer public, or not yet, keeps what it had. */
function stamped(data: Record<string, unknown>, stored: Stamp, changeDate: ChangeDate) {
  const isPublic = data['_status'] === 'published'
  return { ...data, ...(isPublic ? stampOf(data, stored, changeDate) : stored) }
}

function toStamp({ changedAt, changeMark }: Record<string, unknown>): Stamp {
  return {
    changedAt: typeof changedAt === 'string' ? changedAt : null,
    changeMark: typeof changeMark === 'string' ? changeMark : null,
  }
}

function changeDateOf(payload: BasePayload, slug: CollectionSlug): ChangeDate | undefined {
  const changeDate: ChangeDate | undefined =
    payload.collections[slug]?.config.custom?.['changeDate']
  return changeDate
}
