import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { say } from '../languages/say.ts'
import { describeUses } from './describe-uses.ts'
import { findUses, maxUsesPerColumn } from './find-uses.ts'

// Fits a notice; the record's own page lists more.
const mostNamed = 5

/**
 * Refuses to delete a record in use. For collections with this hook the database refuses it too (`restrict-delete.ts`),
 * which covers uses added meanwhile.
 */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = await findUses(req, { collection: collection.slug, id })
  if (uses.length === 0) return
  const places = await describeUses(req, uses.slice(0, mostNamed))
  const named = places.map(({ words }) => words).join(' · ')
  const more = uses.length - places.length
  const message = [
    say(req, `ลบไม่ได้ ยังใช้อยู่ที่ ${named}`, `It cannot be deleted, it is used in ${named}`),
    ...(more > 0 ? [say(req, `และอีก ${countOf(more)} ที่`, `and ${countOf(more)} more`)] : []),
    ...(collection.upload ? [adviceFor(req)] : []),
  ].join(' ')
  throw new APIError(message, 409, { places }, true)
}

/** Beyond this not all were counted. */
export function countOf(more: number): string {
  return more < maxUsesPerColumn ? String(more) : `${maxUsesPerColumn}+`
}

function adviceFor(req: PayloadRequest): string {
  return say(
    req,
    '— นำออกจากที่เหล่านั้นก่อน หรือเปิดไฟล์นี้แล้วอัปโหลดไฟล์ใหม่แทน',
    '— take it out there first, or open it and put another file in its place.',
  )
}
