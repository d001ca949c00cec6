import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'
import { say } from '../languages/say.ts'

/** Keeps a record from being deleted while others stand under it: they would lose their place. */
export function refuseWhileUsed(by: {
  collection: CollectionSlug
  field: string
}): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { totalDocs } = await req.payload.count({
      collection: by.collection,
      where: { [by.field]: { equals: id } },
      req,
    })
    if (totalDocs === 0) return
    const message = say(
      req,
      `ลบไม่ได้ ยังมี ${totalDocs} รายการที่ใช้อยู่`,
      `It cannot be deleted: ${totalDocs} records still use it.`,
    )
    throw new APIError(message, 409, undefined, true)
  }
}
