import { ReportDetails, type ReportMessage } from '@washhouse/contract/contact/contact.contract'
import { notFound } from '@washhouse/contract/wire/errors'
import { resourcePolicyHeader, sandboxCsp } from '@washhouse/serving/security-headers'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { listSteps } from '../../../core/cases/cases.rows.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { readStored } from '../../../platform/files/file-store.ts'
import { files } from '../../../platform/files/files.ts'
import { subjectOfLead } from '../lead/lead-case.ts'
import { leadStatuses, publicStates } from '../lead/lead.labels.ts'
import { photosOf } from '../lead/lead.tables.ts'
import { nameOfPhoto } from '../photo/lead-photo.files.ts'
import { findReport, isOver, mayRead, type SentReport, statusOf } from './problem-reports.rows.ts'

/** A report for its sender, or only its status and history for others with the reference. */
export async function readReport(
  payload: BasePayload,
  typed: string,
  member: string | null,
): Promise<ReportDetails | undefined> {
  const report = await findReport(payload, typed)
  if (!report) return undefined
  const isReader = mayRead(report, member)
  return ReportDetails.parse({
    ...statusOf(report),
    isOwn: member !== null && report.member === member,
    messages: isReader ? messagesIn(report) : null,
    history: await readHistory(payload, report),
    takesMessages: isReader && !isOver(report.status),
  })
}

/** What the sender sent with the report and added since, oldest first. */
function messagesIn({ message, photo, createdAt, messages }: SentReport): ReportMessage[] {
  const first = { text: message ?? null, photo: idOf(photo), at: createdAt }
  const added = (messages ?? []).map(({ text, photo: other, at }) => ({
    text: text ?? null,
    photo: idOf(other),
    at: at ?? createdAt,
  }))
  return first.text || first.photo ? [first, ...added] : added
}

const idOf = (photo: SentReport['photo']) => (typeof photo === 'object' ? photo?.id : photo) ?? null

/** Without the names of staff, and without changes that the sender cannot see. */
async function readHistory(
  payload: BasePayload,
  { id, status, createdAt, stateChangedAt }: SentReport,
): Promise<ReportDetails['history']> {
  const steps = await listSteps(payload, { subject: subjectOfLead(id) })
  const moved = steps.flatMap(({ act, at }) => {
    const reached = leadStatuses.find((each) => each === act)
    return reached ? [{ state: publicStates[reached], at }] : []
  })
  const now = publicStates[status]
  const all = [{ state: publicStates.new, at: createdAt }, ...moved]
  // Steps are missing for reports that were closed before there were cases.
  if (all.at(-1)?.state !== now) all.push({ state: now, at: stateChangedAt ?? createdAt })
  return all.filter(({ state }, index) => state !== all[index - 1]?.state)
}

interface AskedPhoto {
  reference: string
  photo: string
  member: string | null
}

/** A photo of a report, for those who may read its messages. A missing and a forbidden one look alike. */
export async function answerReportPhoto(
  payload: BasePayload,
  { reference, photo, member }: AskedPhoto,
): Promise<Response> {
  const report = await findReport(payload, reference)
  const sent = report && mayRead(report, member) ? messagesIn(report) : []
  if (!sent.some((each) => each.photo === photo)) throw notFound('Photo')
  const photos = photosOf(payload)
  const [row] = await connectionTo(payload)
    .select({ filename: photos.filename })
    .from(photos)
    .where(eq(photos.id, photo))
  if (!row) throw notFound('Photo')
  const bytes = await readStored(files.leadPhotos, nameOfPhoto(row.filename))
  // Deleted after the record was read.
  if (!bytes) throw notFound('Photo')
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'content-disposition': 'inline; filename="photo.jpg"',
      'cache-control': 'private, no-store',
      'content-security-policy': sandboxCsp,
      'x-content-type-options': 'nosniff',
      [resourcePolicyHeader]: 'same-origin',
    },
  })
}
