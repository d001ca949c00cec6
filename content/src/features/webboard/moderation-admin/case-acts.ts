import type { Language } from '@washhouse/contract/language'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import type { BoardReason } from '@washhouse/contract/webboard/board-moderation.contract'
import type { CaseAct, CaseField } from '../../../core/cases/case-view.ts'
import { reasonLabels } from '../moderation/case.labels.ts'
import type { DecisionAct } from '../moderation/decision.ts'
import { textMark } from '../moderation/text-mark.ts'
import { decidable, type Stored } from '../tables/subject.ts'
import type { AuthorRecord } from './author-record.rows.ts'
import { type CaseWord, sayIn } from './case-texts.ts'

interface Shown {
  kind: string
  /** Null: no text, or deleted. */
  stored: Stored | null
  author: AuthorRecord | null
}

interface Decided {
  key: string
  word: CaseWord
  act: DecisionAct
  days?: 1 | 7 | 30 | null
}

const decisions: readonly Decided[] = [
  { key: 'a', word: 'approve', act: 'approve' },
  { key: 'e', word: 'edit', act: 'edit' },
  { key: 'r', word: 'remove', act: 'remove' },
  { key: 'l', word: 'lock', act: 'lock' },
  { key: 'l', word: 'unlock', act: 'unlock' },
  { key: 'p', word: 'pin', act: 'pin' },
  { key: 'p', word: 'unpin', act: 'unpin' },
  { key: '1', word: 'limit1', act: 'limit', days: 1 },
  { key: '7', word: 'limit7', act: 'limit', days: 7 },
  { key: '3', word: 'limit30', act: 'limit', days: 30 },
  { key: '0', word: 'limitForGood', act: 'limit', days: null },
  { key: 's', word: 'suspend', act: 'suspend' },
  { key: 't', word: 'lift', act: 'lift' },
  { key: 'd', word: 'dismiss', act: 'dismiss' },
]

const reasoned: readonly DecisionAct[] = ['remove', 'limit', 'suspend']

/** Possible decisions about a case, in the order of the buttons, and other actions of staff. */
export function actsOf(shown: Shown, language: Language): CaseAct[] {
  const say = sayIn(language)
  const { stored } = shown
  const mark = stored ? { mark: textMark(stored) } : {}
  const decided = decisions
    .filter(({ act }) => fits(act, shown))
    .map(({ key, word, act, days }) => ({
      name: word,
      key,
      text: say(word),
      sent: { act, ...mark, ...(days === undefined ? {} : { days }) },
      ...(reasoned.includes(act) ? { settings: ['reason', 'isAboutAll', 'keepsWriting'] } : {}),
      ...(act === 'edit' && stored ? { fields: fieldsOf(stored, language) } : {}),
    }))
  return [...decided, ...besideDecisions(shown, language)]
}

function fits(act: DecisionAct, { kind, stored, author }: Shown): boolean {
  const isThere = stored !== null && decidable.includes(stored.state)
  const post = stored?.kind === 'post' ? stored : null
  if (act === 'unlock') return isThere && post?.isLocked === true
  if (act === 'lock') return isThere && post?.isLocked !== true
  if (act === 'unpin') return isThere && post?.pinnedAt != null
  if (act === 'pin') return isThere && post?.pinnedAt == null
  if (act === 'suspend') return author !== null && !author.isSuspended
  if (act === 'limit') return author !== null
  if (act === 'lift') return kind === 'appeal' && author !== null
  if (act === 'dismiss') return kind !== 'held'
  return isThere
}

function fieldsOf(stored: Stored, language: Language): CaseField[] {
  const say = sayIn(language)
  const text = { maxLength: boardLengths.detail, value: stored.detail ?? '' }
  const detail = { name: 'detail', label: say('text'), kind: 'text', ...text } as const
  if (stored.kind === 'reply') return [detail]
  const title = { maxLength: boardLengths.title, value: stored.title ?? '' }
  return [{ name: 'title', label: say('postTitle'), kind: 'line', ...title }, detail]
}

function besideDecisions({ stored, author }: Shown, language: Language): CaseAct[] {
  const say = sayIn(language)
  const acts: CaseAct[] = []
  if (stored) {
    const post = stored.kind === 'post' ? stored.id : stored.post
    const field = { name: 'detail', label: say('text'), kind: 'text', value: '' } as const
    const answer = { name: 'answer', text: say('answer'), path: '/board-posts/answer' }
    const fields = [{ ...field, maxLength: boardLengths.detail }]
    acts.push({ ...answer, sent: { post }, fields, done: say('sent') })
    const faq = { name: 'faq', text: say('faq'), path: '/board-posts/draft-faq' }
    acts.push({ ...faq, sent: { post }, done: say('drafted') })
  }
  if (author) {
    const { memberId, isBrand } = author
    acts.push({
      name: 'speaker',
      text: say(isBrand ? 'noSpeaker' : 'speaker'),
      path: '/board-posts/speaker',
      sent: { memberId, isBrand: !isBrand },
      done: say(isBrand ? 'speaksNoMore' : 'speaks'),
    })
  }
  return acts
}

/** Options of a removal, a limit or a suspension. */
export function settingsFor(reason: BoardReason, language: Language): CaseField[] {
  const say = sayIn(language)
  const options = Object.entries(reasonLabels).map(([value, text]) => ({
    value,
    text: text[language],
  }))
  return [
    { name: 'reason', label: say('reason'), kind: 'choice', value: reason, options },
    { name: 'isAboutAll', label: say('all'), kind: 'flag', value: false, key: 'x' },
    { name: 'keepsWriting', label: say('keeps'), kind: 'flag', value: false, key: 'k' },
  ]
}
