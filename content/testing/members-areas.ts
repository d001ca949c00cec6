import { fillPath, pathNamesOf } from '@washhouse/contract/wire/call-path'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { fillBranches } from './branch-records.ts'
import { createFaq, createMainFaq, createSubFaq } from './faq-records.ts'
import { createLibraryFile } from './library-records.ts'
import { authorsOf, postsOf, repliesOf } from '../src/features/webboard/tables/board-tables.ts'
import { storeBoardPicture } from '../src/features/webboard/writing/store-board-picture.ts'
import { storePost, storeReply } from '../src/features/webboard/board/store-writing.rows.ts'
import { connectionTo } from '../src/platform/database/tables.ts'
import { findPreviews } from '../src/core/records/file-rows.ts'
import { createMedia, drawPicture } from './record-data.ts'
import { later as inYears } from './later.ts'

/** A PDF header without pages. */
const plainPdf = Buffer.from('%PDF-1.7\nคู่มือ')

/** Part of every text that a member must not read: drafts, newer drafts, future records and other members' data. */
export const secretText = 'ลับสุดยอด'

export type MembersAreas = Awaited<ReturnType<typeof fillMembersFeatures>>

/**
 * Fills the features for members: for each a published record with a newer draft, a draft and a future record, with a file
 * each. Adds notifications for `other`, a member's id. The pages of a real PDF are rendered, which takes a while.
 */
export async function fillMembersFeatures(
  payload: BasePayload,
  other: string,
  pdf: Buffer = plainPdf,
) {
  const files = await keepFiles(payload, pdf)
  const branch = (await fillBranches(payload, 1)).branches[0]?.id ?? 0
  return {
    files,
    branch,
    download: await fillDownloads(payload, files),
    enews: await fillEnews(payload, files),
    faq: await fillFaqs(payload),
    notification: await fillNotifications(payload, other),
    post: await fillWebboard(payload, other),
  }
}

/** Files by their later records. */
async function keepFiles(payload: BasePayload, pdf: Buffer) {
  const keep = (name: string, data: Buffer = plainPdf) =>
    createLibraryFile(payload, { name: `${name}.pdf`, data })
  const picture = await createLibraryFile(payload, {
    name: 'โปสเตอร์.png',
    data: (await drawPicture(640, 480)).data,
  })
  const pdfs = {
    manual: await keep('คู่มือ', pdf),
    issue: await keep('จดหมายข่าว', pdf),
    draft: await keep('ร่าง', pdf),
    newer: await keep('ร่างใหม่'),
    earlier: await keep('ฉบับก่อน'),
    later: await keep('ฉบับหน้า'),
    unused: await keep('ไม่ได้ใช้'),
  }
  const previews = await findPreviews(payload, Object.values(pdfs))
  return { ...pdfs, picture, previewOf: (pdf: string) => previews.get(pdf)?.[0] ?? '' }
}

type Files = Awaited<ReturnType<typeof keepFiles>>

async function fillDownloads(payload: BasePayload, files: Files) {
  const collection = 'downloads'
  const { id: category } = await payload.create({
    collection: 'download-categories',
    data: { name: 'คู่มือ' },
  })
  const { id } = await payload.create({
    collection,
    data: { title: 'คู่มือ', category, files: [files.earlier], _status: 'published' },
  })
  const shown = [files.manual, files.picture]
  await payload.update({ collection, id, data: { files: shown, _status: 'published' } })
  const change = { collection, id, draft: true } as const
  const newer = { title: secretText, files: [files.newer] }
  await payload.update({ ...change, data: { ...newer, _status: 'draft' } })
  const { id: draft } = await payload.create({
    collection,
    draft: true,
    data: { title: secretText, category, files: [files.draft], _status: 'draft' },
  })
  return { id, draft, category }
}

async function fillEnews(payload: BasePayload, files: Files) {
  const collection = 'enews'
  const publishedAt = '2026-01-05T00:00:00.000Z'
  const { id } = await payload.create({
    collection,
    data: { title: 'จดหมายข่าว', publishedAt, pdf: files.issue, _status: 'published' },
  })
  const newer = { title: secretText, pdf: files.newer, _status: 'draft' } as const
  await payload.update({ collection, id, data: newer, draft: true })
  const hidden = { title: secretText, publishedAt, pdf: files.draft, _status: 'draft' } as const
  const { id: draft } = await payload.create({ collection, data: hidden, draft: true })
  const { id: later } = await payload.create({
    collection,
    data: {
      title: secretText,
      publishedAt: inYears,
      pdf: files.later,
      _status: 'published',
    },
  })
  return { id, draft, later }
}

async function fillFaqs(payload: BasePayload) {
  const mainFaq = await createMainFaq(payload, { slug: 'use' })
  const subFaq = await createSubFaq(payload, { mainFaq })
  const id = await createFaq(payload, { subFaq, question: 'ซักผ้าห่มได้ไหม' })
  const newer = { question: secretText, _status: 'draft' } as const
  await payload.update({ collection: 'faqs', id, data: newer, draft: true, locale: 'th' })
  const status = 'draft'
  const draft = await createFaq(payload, { subFaq, question: secretText, status })
  const hiddenMain = await createMainFaq(payload, { slug: 'secret', title: secretText, status })
  const hiddenSub = await createSubFaq(payload, { mainFaq: hiddenMain, title: secretText })
  const later = await createFaq(payload, { subFaq: hiddenSub, question: secretText })
  return { id, draft, later, mainFaq, subFaq, hiddenMain, hiddenSub }
}

async function fillNotifications(payload: BasePayload, other: string) {
  const tell = async (data: object) => {
    const known = { titleTh: secretText, audience: 'all', status: 'published' } as const
    return (await payload.create({ collection: 'notifications', data: { ...known, ...data } })).id
  }
  const image = await createMedia(payload)
  return {
    image,
    id: await tell({ titleTh: 'ร้านปิดปรับปรุงคืนนี้', image }),
    draft: await tell({ status: 'draft' }),
    later: await tell({ publishedAt: inYears }),
    others: await tell({ audience: 'member', member: other }),
  }
}

/** A post of `other` with their own reply. */
async function fillWebboard(payload: BasePayload, other: string) {
  const written = { memberId: other, detail: 'ซักยังไงให้ออกคะ' }
  const post = await storePost(payload, { ...written, title: 'คราบกาแฟบนเสื้อขาว' })
  await storeReply(payload, { ...written, post, quote: null })
  return post
}

/** A member's post, reply and picture. The texts are two days old, so that no rate limit applies. */
export async function keepOwnWritings(payload: BasePayload, memberId: string, to: number) {
  const written = { memberId, detail: 'แช่น้ำเย็นไว้ก่อนค่ะ' }
  const post = await storePost(payload, { ...written, title: 'เสื้อขาวเหลืองทำยังไง' })
  const reply = (await storeReply(payload, { ...written, post: to, quote: null })) ?? 0
  const createdAt = new Date(Date.now() - 48 * 3_600_000).toISOString()
  for (const table of [postsOf(payload), repliesOf(payload)])
    await connectionTo(payload).update(table).set({ createdAt }).where(eq(table.memberId, memberId))
  const picture = await storeBoardPicture(payload, { id: memberId }, (await drawPicture()).data)
  return { post, reply, detail: written.detail, picture: picture.id }
}

/** Blocks a member from writing on the board for a day. */
export async function limitMember(payload: BasePayload, memberId: string): Promise<void> {
  const now = Date.now()
  const moment = new Date(now).toISOString()
  const limitedUntil = new Date(now + 24 * 3_600_000).toISOString()
  await connectionTo(payload)
    .insert(authorsOf(payload))
    .values({ memberId, limitedUntil, createdAt: moment, updatedAt: moment })
}

/** The address of a call with all its path parameters replaced by `value`. */
export function addressOf(path: string, value: string | number = 1): string {
  return fillPath(path, Object.fromEntries(pathNamesOf(path).map((name) => [name, value])))
}
