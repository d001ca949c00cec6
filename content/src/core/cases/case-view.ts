/** For so long a decision waits to be carried out, and whoever made it may take it back. */
export const undoMs = 10_000

/** A case as the queue shows it, in the language of its reader. */
export interface CaseView {
  parts: CasePart[]
  /** The address of the record's own page, where it has one. */
  record?: string
  /** Choices that several acts send along. */
  settings: CaseField[]
  acts: CaseAct[]
}

export interface CasePart {
  title: string
  items: CaseItem[]
}

/** Plain text and nothing else: addresses in it are no links that one could press by mistake. */
export type CaseItem =
  | { kind: 'line'; text: string }
  /** What somebody wrote; `isIt`: what the case is about; `by`: who and when. */
  | { kind: 'text'; text: string; by?: string; isIt?: boolean }
  | { kind: 'picture'; src: string; alt: string }
  /** To a page of the admin. */
  | { kind: 'link'; text: string; href: string }

type Maybe<Given> = Given | false | null | undefined | ''

/** A part of the view: a text is a line of its own, and what is not there is left out. */
export function partOf(title: string, items: readonly Maybe<CaseItem | string>[]): CasePart {
  const given = items.filter((item): item is CaseItem | string => Boolean(item))
  const shown = given.map(
    (item): CaseItem => (typeof item === 'string' ? { kind: 'line', text: item } : item),
  )
  return { title, items: shown }
}

export const linkTo = (text: string, href: string): CaseItem => ({ kind: 'link', text, href })

/** Texts in one line, those that are there. */
export const dotted = (...texts: Maybe<string>[]) => texts.filter(Boolean).join(' · ')

export interface CaseField {
  name: string
  label: string
  /** `line` and `text` are typed, the one in one line and the other in several. */
  kind: 'choice' | 'flag' | 'line' | 'text'
  value: string | boolean
  /** Of a choice. */
  options?: { value: string; text: string }[]
  /** By which a flag is turned. */
  key?: string
  maxLength?: number
  isOptional?: boolean
}

/** One thing that staff may do, by a button and mostly by a key. */
export interface CaseAct {
  /** Tells it from the others of the case. */
  name: string
  text: string
  /** No U, N or M: these are the queue's. */
  key?: string
  /** What is sent. */
  sent: object
  /** Names of settings that are sent, too. */
  settings?: string[]
  /** What is typed before it is sent. */
  fields?: CaseField[]
  /** The path of another endpoint than that which decides, below `/cms-api`. */
  path?: string
  /** That closes the case, too: the next one is shown. */
  isEnd?: boolean
  /** What is said once it is done; without it that it is decided. */
  done?: string
}

/** A case as the list of the queue shows it. */
export interface QueuedCase {
  id: number
  /** A name in the code, and what it is called in the language of the reader. */
  kind: string
  label: string
  /** ISO 8601. */
  dueAt: string
  openedAt: string
  /** Decisions about an older one are refused. */
  version: number
  /** The e-mail address of the member of staff who has taken it. */
  assignee: string | null
  /** Whether that is the reader. */
  isMine: boolean
}

/** A case with all that staff need to decide it. */
export interface ShownCase extends QueuedCase {
  isOpen: boolean
  view: CaseView
  /** What was done with it, the first step first. */
  history: { text: string; by: string | null; at: string }[]
}

/** A page of open cases; `open` and `late` count those of all pages. */
export interface QueueList {
  cases: QueuedCase[]
  open: number
  late: number
  /** How many are open that the reader may see, by the name null, that they have taken, and of each kind. */
  views: { name: string | null; label: string; open: number }[]
}
