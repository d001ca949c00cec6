import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { adminTime } from '../../../core/admin/admin-time.ts'
import type { CaseItem, CasePart, CaseView } from '../../../core/cases/case-view.ts'
import type { ViewedCase } from '../../../core/cases/case-kind.ts'
import { findStored } from '../board/stored.rows.ts'
import { caseKinds, isBoardKind, reasonLabels } from '../moderation/case.labels.ts'
import { appellantOf } from '../moderation/target.rows.ts'
import { listPictures } from '../pictures/board-picture.rows.ts'
import { isLook, looks } from '../rules/looks.ts'
import { type Stored, subjectNamed } from '../tables/subject.ts'
import { readAppeal, readBeside, readReports, readTakeDowns } from './asked.rows.ts'
import { readAuthorRecord, type AuthorRecord } from './author-record.rows.ts'
import { actsOf, settingsFor } from './case-acts.ts'
import { sayIn } from './case-words.ts'

/** A case with all that staff need to decide it: why it is here, the post in its place, and who wrote it. */
export async function viewCase(
  payload: BasePayload,
  found: ViewedCase,
  language: Language,
): Promise<CaseView> {
  const subject = subjectNamed(found.subject)
  const stored = (subject && (await findStored(payload, subject))) ?? null
  const memberId = stored ? stored.memberId : await appellantOf(payload, found)
  const author = memberId === null ? null : ((await readAuthorRecord(payload, memberId)) ?? null)
  const why = await viewCause(payload, found, language)
  const parts = [
    why.part,
    ...(stored ? await viewThread(payload, stored, language) : []),
    viewAuthor(author, stored ?? memberId, language),
  ].filter((part) => part !== null)
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
  const title = [
    isBoardKind(kind) && caseKinds[kind][language],
    isLook(cause) && looks[cause][language],
    reports.length > 0 && `${reports.length} ${say('reports')}`,
  ]
  const items: CaseItem[] = [{ kind: 'line', text: title.filter(Boolean).join(' · ') }]
  for (const { reason, note, by, at } of reports) {
    const whose = `${reasonLabels[reason][language]} · ${by ?? say('nameless')} · ${adminTime(at, language)}`
    items.push(note ? { kind: 'text', by: whose, text: note } : { kind: 'line', text: whose })
  }
  for (const { reason, address, looksAutomatic, name, email, message } of takeDowns) {
    const what = [reasonLabels[reason][language], address, looksAutomatic && say('automatic')]
    const by = [...what, name, email].filter(Boolean).join(' · ')
    items.push({ kind: 'text', by, text: message })
  }
  if (appeal) {
    const by = say(appeal.about === 'limit' ? 'appealLimit' : 'appealSuspension')
    items.push({ kind: 'text', by, text: appeal.message, isIt: true })
  }
  // The reason that was given first, if one was.
  const reason = takeDowns[0]?.reason ?? reports[0]?.reason ?? ('spam' as const)
  return { part: { title: say('why'), items }, reason }
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
  const title = above?.kind === 'post' ? above.title : null
  const items: CaseItem[] = [
    { kind: 'line', text: title ?? say('gone') },
    { kind: 'text', text: above?.detail ?? say('gone'), isIt: reply === null },
  ]
  const beside = await readBeside(payload, post, reply)
  const besideItems = beside.map(
    ({ author, detail, isIt }): CaseItem => ({
      kind: 'text',
      by: author ?? say('nameless'),
      text: detail ?? say('gone'),
      isIt,
    }),
  )
  const images = await listPictures(payload, reply === null ? { post } : { reply })
  const pictures = images.map(
    (id): CaseItem => ({
      kind: 'picture',
      src: `${payload.config.routes.api}/board-posts/pictures/${id}`,
      alt: say('picture'),
    }),
  )
  return [
    { title: say('post'), items: reply === null ? [...items, ...pictures] : items },
    ...(beside.length > 0
      ? [
          {
            title: say('replies'),
            items: reply === null ? besideItems : [...besideItems, ...pictures],
          },
        ]
      : []),
  ]
}

function viewAuthor(
  author: AuthorRecord | null,
  of: object | string | null,
  language: Language,
): CasePart | null {
  const say = sayIn(language)
  if (!author) {
    if (of === null) return null
    return { title: say('author'), items: [{ kind: 'line', text: say('former') }] }
  }
  const { name, since, posts, replies, removed, reported, limitedUntil } = author
  const who = [
    name ?? say('nameless'),
    `${say('since')} ${adminTime(since, language)}`,
    author.isBrand && say('brand'),
    author.isSuspended && say('suspended'),
    limitedUntil && `${say('limited')} ${adminTime(limitedUntil, language)}`,
  ]
  const counts = [
    `${say('posts')} ${posts}`,
    `${say('replyCount')} ${replies}`,
    `${say('removed')} ${removed}`,
    `${say('reported')} ${reported}`,
  ]
  const items = [who.filter(Boolean), counts].map((line) => line.join(' · '))
  return { title: say('author'), items: items.map((text) => ({ kind: 'line', text })) }
}
