/** The delay before a decision is carried out. Until then its author can undo it. */
export const undoMs = 10_000

/** The content of a case, in the reader's language. */
export interface CaseView {
  parts: CasePart[]
  /** The URL of the record's own page, if it has one. */
  record?: string
  /** Choices that several acts send along. */
  settings: CaseField[]
  acts: CaseAct[]
}

export interface CasePart {
  title: string
  items: CaseItem[]
}

/** Plain text only: URLs in it are not links, so that nobody clicks one by mistake. */
export type CaseItem =
  | { kind: 'line'; text: string }
  /** A text by an author. `isIt`: the subject of the case; `by`: author and time. */
  | { kind: 'text'; text: string; by?: string; isIt?: boolean }
  | { kind: 'picture'; src: string; alt: string }
  /** A link to an admin page. */
  | { kind: 'link'; text: string; href: string }

type Maybe<Given> = Given | false | null | undefined | ''

/** A part of the view. A string becomes a line; empty items are left out. */
export function partOf(title: string, items: readonly Maybe<CaseItem | string>[]): CasePart {
  const given = items.filter((item): item is CaseItem | string => Boolean(item))
  const shown = given.map(
    (item): CaseItem => (typeof item === 'string' ? { kind: 'line', text: item } : item),
  )
  return { title, items: shown }
}

export const linkTo = (text: string, href: string): CaseItem => ({ kind: 'link', text, href })

/** Joins the non-empty texts in one line. */
export const dotted = (...texts: Maybe<string>[]) => texts.filter(Boolean).join(' · ')

export interface CaseField {
  name: string
  label: string
  /** `line`: a one-line input; `text`: a multi-line input. */
  kind: 'choice' | 'flag' | 'line' | 'text'
  value: string | boolean
  options?: { value: string; text: string }[]
  /** The key that toggles a flag. */
  key?: string
  maxLength?: number
  isOptional?: boolean
}

export interface CaseAct {
  /** Unique within the case. */
  name: string
  text: string
  /** Not U, N or M: the queue uses them. */
  key?: string
  /** The fixed part of the body. */
  sent: object
  /** Names of settings that are sent along. */
  settings?: string[]
  /** Inputs before the act is sent. */
  fields?: CaseField[]
  /** The path of an endpoint other than the decision endpoint, below `/cms-api`. */
  path?: string
  /** True if this endpoint also closes the case: the queue then shows the next one. */
  isEnd?: boolean
  /** The message after success; by default that the case is decided. */
  done?: string
}

export interface QueuedCase {
  id: number
  /** The kind's name in the code; `label` is in the reader's language. */
  kind: string
  label: string
  /** ISO 8601. */
  dueAt: string
  openedAt: string
  /** Decisions about an older version are rejected. */
  version: number
  /** The email address of the assigned staff account. */
  assignee: string | null
  isMine: boolean
}

export interface ShownCase extends QueuedCase {
  isOpen: boolean
  view: CaseView
  /** Steps and notes, oldest first. */
  history: { text: string; by: string | null; at: string }[]
}

/** A page of open cases; `open` and `late` count all pages. */
export interface QueueList {
  cases: QueuedCase[]
  open: number
  late: number
  /** The numbers of open cases that the reader may see: all (name null), assigned to the reader, and by kind. */
  views: { name: string | null; label: string; open: number }[]
}
