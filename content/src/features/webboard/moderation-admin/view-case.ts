import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { adminTime } from '../../../core/admin/admin-time.ts'
import {
  type CaseItem,
  type CasePart,
  type CaseView,
  dotted,
  partOf,
} from '../../../core/cases/case-view.ts'
import type { Reader, ViewedCase } from '../../../core/cases/case-kind.ts'
import { findStored } from '../board/stored.rows.ts'
import { caseKinds, isBoardKind, reasonLabels } from '../moderation/case.labels.ts'
import { appellantOf } from '../moderation/target.rows.ts'
import { listPictures } from '../pictures/board-picture.rows.ts'
import { isReviewReason, reviewReasons } from '../rules/review-reasons.ts'
import { type Stored, subjectNamed } from '../tables/subject.ts'
import { readAppeal, readAround, readReports, readTakeDowns } from './case-context.rows.ts'
import { readAuthorRecord, type AuthorRecord } from './author-record.rows.ts'
import { actsOf, settingsFor } from './case-acts.ts'
import { sayIn } from './case-texts.ts'

/** A case with its reasons, the text in its context, and the author's record. */
export async function viewCase(
  payload: BasePayload,
  found: ViewedCase,
  { language }: Reader,
): Promise<CaseView> {
  const subject = subjectNamed(found.subject)
  const stored = (subject && (await findStored(payload, subject))) ?? null
  const memberId = stored ? stored.memberId : await appellantOf(payload, found)
  const author = memberId === null ? null : ((await readAuthorRecord(payload, memberId)) ?? null)
  const why = await viewCause(payload, found, language)
  const parts = [
    why.part,
    ...(stored ? await viewThread(payload, stored, language) : []),
    ...(author || stored || memberId !== null ? [viewAuthor(author, language)] : []),
  ]
  const acts = actsOf({ kind: found.kind, stored, author }, language)
  return { parts, settings: settingsFor(why.reason, language), acts }
}

async function viewCause(
  payload: BasePayload,
  { id, kind, subject, cause }: ViewedCase,
  language: Language,
) {
  const say = sayIn(language)
  const reports = subject === null ? [] : await readReports(payload, subject)
  const takeDowns = await readTakeDowns(payload, id)
  const appeal = kind === 'appeal' ? await readAppeal(payload, id) : null
  const part = partOf(say('why'), [
    dotted(
      isBoardKind(kind) && caseKinds[kind][language],
      isReviewReason(cause) && reviewReasons[cause][language],
      reports.length > 0 && `${reports.length} ${say('reports')}`,
    ),
    ...reports.map(({ reason, note, by, at }): CaseItem | string => {
      const who = by ?? say('nameless')
      const whose = dotted(reasonLabels[reason][language], who, adminTime(at, language))
      return note ? { kind: 'text', by: whose, text: note } : whose
    }),
    ...takeDowns.map(({ reason, address, looksAutomatic, name, email, message }): CaseItem => {
      const isDoubtful = looksAutomatic && say('automatic')
      const by = dotted(reasonLabels[reason][language], address, isDoubtful, name, email)
      return { kind: 'text', by, text: message }
    }),
    appeal && {
      kind: 'text',
      by: say(appeal.about === 'limit' ? 'appealLimit' : 'appealSuspension'),
      text: appeal.message,
      isIt: true,
    },
  ])
  // The first reason given, if any.
  const reason = takeDowns[0]?.reason ?? reports[0]?.reason ?? ('spam' as const)
  return { part, reason }
}

async function viewThread(
  payload: BasePayload,
  stored: Stored,
  language: Language,
): Promise<CasePart[]> {
  const say = sayIn(language)
  const post = stored.kind === 'post' ? stored.id : stored.post
  const reply = stored.kind === 'reply' ? stored.id : null
  const above = await findStored(payload, { kind: 'post', id: post })
  const beside = await readAround(payload, post, reply)
  const images = await listPictures(payload, reply === null ? { post } : { reply })
  const pictures = images.map((id) => ({
    kind: 'picture' as const,
    src: `${payload.config.routes.api}/board-posts/pictures/${id}`,
    alt: say('picture'),
  }))
  return [
    partOf(say('post'), [
      (above?.kind === 'post' && above.title) || say('gone'),
      { kind: 'text', text: above?.detail ?? say('gone'), isIt: reply === null },
      ...(reply === null ? pictures : []),
    ]),
    partOf(say('replies'), [
      ...beside.map(({ author, detail, isIt }) => ({
        kind: 'text' as const,
        by: author ?? say('nameless'),
        text: detail ?? say('gone'),
        isIt,
      })),
      ...(reply === null ? [] : pictures),
    ]),
  ]
}

function viewAuthor(author: AuthorRecord | null, language: Language): CasePart {
  const say = sayIn(language)
  if (!author) return partOf(say('author'), [say('former')])
  const { name, since, posts, replies, removed, reported, limitedUntil } = author
  return partOf(say('author'), [
    dotted(
      name ?? say('nameless'),
      `${say('since')} ${adminTime(since, language)}`,
      author.isBrand && say('brand'),
      author.isSuspended && say('suspended'),
      limitedUntil && `${say('limited')} ${adminTime(limitedUntil, language)}`,
    ),
    dotted(
      `${say('posts')} ${posts}`,
      `${say('replyCount')} ${replies}`,
      `${say('removed')} ${removed}`,
      `${say('reported')} ${reported}`,
    ),
  ])
}
