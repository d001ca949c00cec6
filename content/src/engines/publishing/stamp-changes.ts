import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { BasePayload, CollectionSlug, DatabaseAdapterObj, PayloadRequest } from 'payload'
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
      const { create, createGlobal, findGlobal, findOne, updateGlobal, updateOne } = db

      const readStamp = async (write: Parameters<typeof updateOne>[0]): Promise<Stamp> => {
        const stored: unknown = await findOne.call(db, {
          collection: write.collection,
          where: { id: { equals: write.id } },
          select: { changedAt: true, changeMark: true },
          ...(write.req ? { req: write.req } : {}),
        })
        return isPlainObject(stored) ? toStamp(stored) : neverPublished
      }
      const readGlobalStamp = async ({ slug, req }: GlobalWrite): Promise<Stamp> =>
        toStamp({ ...(await findGlobal.call(db, { slug, ...(req ? { req } : {}) })) })

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
        createGlobal: async (write: GlobalWrite) => {
          const changeDate = globalChangeDateOf(args.payload, write.slug)
          if (!changeDate) return await createGlobal.call(db, write)
          const data = stamped(write.data, neverPublished, changeDate)
          return await createGlobal.call(db, { ...write, data })
        },
        updateGlobal: async (write: GlobalWrite) => {
          const changeDate = globalChangeDateOf(args.payload, write.slug)
          if (!changeDate) return await updateGlobal.call(db, write)
          const data = stamped(write.data, await readGlobalStamp(write), changeDate)
          return await updateGlobal.call(db, { ...write, data })
        },
      })
    },
  }
}

type Data = Record<string, unknown>
interface GlobalWrite {
  slug: string
  data: Data
  req?: Partial<PayloadRequest>
}

const neverPublished: Stamp = { changedAt: null, changeMark: null }

/** What is no longer public, or not yet, keeps what it had. */
function stamped(data: Data, stored: Stamp, changeDate: ChangeDate) {
  // What has no drafts is public as it is saved.
  const isPublic = (data['_status'] ?? 'published') === 'published'
  return { ...data, ...(isPublic ? stampOf(data, stored, changeDate) : stored) }
}

function toStamp({ changedAt, changeMark }: Data): Stamp {
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

function globalChangeDateOf(payload: BasePayload, slug: string): ChangeDate | undefined {
  const global = payload.globals.config.find((each) => each.slug === slug)
  const changeDate: ChangeDate | undefined = global?.custom?.['changeDate']
  return changeDate
}
