import type { Field } from 'payload'
import { z } from 'zod'
import { nobody } from '../../../platform/access.ts'
import { optionalChoice } from '../../../platform/fields/choice-fields.ts'
import { momentField } from '../../../platform/fields/date-fields.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { label } from '../../../platform/languages/labels.ts'
import { log } from '../../../platform/log.ts'
import { SeenPdf } from '../image-processing/processing-answers.ts'
import type { createPdfLane } from '../image-processing/processing-lanes.ts'

const mostPages = 4
const widthPx = 1000
const minuteMs = 60_000
/** The delay after each failed try; the first try is at the upload. */
const waitsMs = [1, 5, 30, 120].map((minutes) => minutes * minuteMs)
export const mostTries = waitsMs.length + 1

/** How the inspection of a PDF ended; `waiting` means that another try may succeed. */
export const Look = z.discriminatedUnion('state', [
  SeenPdf.extend({ state: z.literal('drawn') }),
  z.object({ state: z.enum(['waiting', 'unreadable', 'tooLarge']) }),
])
export type Look = z.infer<typeof Look>

/** Inspects a PDF within `deadlineMs` for waiting and again for work. Failures are logged. */
export async function lookInto(
  pdfs: Pick<ReturnType<typeof createPdfLane>, 'run' | 'ask'>,
  path: string,
  deadlineMs: number,
): Promise<Look> {
  try {
    const question = { path, mostPages, width: widthPx }
    const look = () => pdfs.ask(question, { deadlineMs })
    const answer = await pdfs.run('staff', look, AbortSignal.timeout(deadlineMs))
    if (!('unreadable' in answer)) return { state: 'drawn', ...answer }
    log.info({ reason: answer.unreadable }, 'a PDF cannot be read')
    return { state: 'unreadable' }
  } catch (error) {
    log.warn({ err: error }, 'the pages of a PDF could not be drawn')
    return { state: 'waiting' }
  }
}

export function progressAfter(look: Look, tries: number) {
  const wait = look.state === 'waiting' ? waitsMs[tries - 1] : undefined
  const isGivenUp = look.state === 'waiting' && wait === undefined
  return {
    pages: look.state === 'drawn' ? look.pages : null,
    previewState: isGivenUp ? 'failed' : look.state,
    previewTries: tries,
    previewDueAt: wait === undefined ? null : new Date(Date.now() + wait).toISOString(),
  }
}

/** The progress fields of a file that is not a PDF. */
export const noProgress = { pages: null, previewState: null, previewTries: 0, previewDueAt: null }

const states = {
  drawn: label('มีแล้ว', 'Drawn'),
  waiting: label('ยังวาดไม่สำเร็จ ระบบจะลองใหม่เอง', 'Not yet: tried again by itself'),
  failed: label('วาดไม่สำเร็จ ระบบเลิกลองแล้ว', 'Given up after several tries'),
  unreadable: label(
    'เปิดอ่านไฟล์ไม่ได้ ไฟล์เสียหรือมีรหัสผ่าน',
    'Unreadable: damaged, or locked by a password',
  ),
  tooLarge: label('ไม่มี เพราะไฟล์ใหญ่เกิน 64 MB', 'None: larger than 64 MB'),
} satisfies Record<Look['state'] | 'failed', unknown>

const byNobody = { create: nobody, update: nobody }
const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

export const previewFields: Field[] = [
  {
    ...wholeNumberField('pages', label('จำนวนหน้า', 'Pages')),
    admin: { readOnly: true },
    access: byNobody,
  },
  {
    ...optionalChoice(
      'previewState',
      label('ภาพหน้าแรกของ PDF', 'Pictures of the first pages'),
      states,
    ),
    admin: {
      readOnly: true,
      condition: ({ previewState }) => Boolean(previewState),
      description: label(
        'ถ้าไม่มีภาพ ให้ใส่รูปปกเองในรายการที่ใช้ไฟล์นี้ หรืออัปโหลดไฟล์ที่ส่งออกใหม่แทน',
        'Where there are none, choose a cover in the record that the file stands in, or upload a new export in its place.',
      ),
    },
    access: byNobody,
  },
  {
    ...wholeNumberField('previewTries', label('ลองวาดแล้ว (ครั้ง)', 'Tries')),
    admin: internal,
    access: byNobody,
  },
  {
    ...momentField('previewDueAt', label('ลองวาดครั้งถัดไป', 'Next try')),
    admin: internal,
    access: byNobody,
  },
]
