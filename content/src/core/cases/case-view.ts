/** A case as the queue shows it, in the language of its reader. */
export interface CaseView {
  parts: CasePart[]
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
  key?: string
  /** What is sent. */
  sent: object
  /** Names of settings that are sent, too. */
  settings?: string[]
  /** What is typed before it is sent. */
  fields?: CaseField[]
  /** The path of another endpoint than that which decides, below `/cms-api`: the case stays open. */
  path?: string
  /** What is said once it is done; without it that it is decided. */
  done?: string
}

/** A case in the list of the queue. */
export interface QueuedCase {
  id: number
  kind: string
  /** Of its kind. */
  label: string
  /** ISO 8601. */
  dueAt: string
  openedAt: string
  version: number
  /** The e-mail of the member of staff. */
  assignee: string | null
  isMine: boolean
}

export interface QueueList {
  cases: QueuedCase[]
  open: number
  late: number
  /** All that the reader may see. */
  kinds: { name: string; label: string; open: number }[]
}

export interface ShownCase extends QueuedCase {
  isOpen: boolean
  view: CaseView
  history: { text: string; by: string | null; at: string }[]
}
