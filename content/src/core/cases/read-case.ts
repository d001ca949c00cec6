import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { staffNames } from '../admin/staff-names.ts'
import { caseKindsOf, type ViewedCase, type StoredCase } from './case-kind.ts'
import { countOpen, findCase, listOpen, listSteps } from './cases.rows.ts'
import { dotted, type QueuedCase, type QueueList, type ShownCase } from './case-view.ts'
import { engineSteps, sayIn } from './queue.labels.ts'
import { casesOnAPage } from './queue-pages.ts'

/** The view of whose cases these are. */
export const mine = 'mine'

interface Reader {
  language: Language
  /** Id of the member of staff. */
  by: number
}

interface AskedPage extends Reader {
  /** Those that the reader may see. */
  kinds: readonly string[]
  page: number
  /** Of these alone, or `mine`. */
  kind?: string | undefined
}

/** A page of the open cases that somebody may see, with how many there are of each kind. */
export async function listCases(
  payload: BasePayload,
  { kinds, page, kind, ...reader }: AskedPage,
): Promise<QueueList> {
  const own = { kinds, assignee: reader.by }
  const ofKind = { kinds: kind === undefined ? kinds : kinds.filter((name) => name === kind) }
  const wanted = kind === mine ? own : ofKind
  const found = await listOpen(payload, wanted, { page, limit: casesOnAPage })
  const { byKind } = await countOpen(payload, { kinds })
  const { open, late } = await countOpen(payload, wanted)
  const names = await staffNames(
    payload,
    found.map(({ assignee }) => ({ by: assignee })),
  )
  return {
    cases: found.map((each) => queued(payload, each, names, reader)),
    open,
    late,
    all: Object.values(byKind).reduce((sum, each) => sum + each, 0),
    views: [
      {
        name: mine,
        label: sayIn(reader.language)('mine'),
        open: (await countOpen(payload, own)).open,
      },
      ...kinds.map((name) => ({
        name,
        label: labelOf(payload, name, reader),
        open: byKind[name] ?? 0,
      })),
    ],
  }
}

/** A case with all that staff need to decide it; nothing where it is of no kind that they may see. */
export async function readCase(
  payload: BasePayload,
  kinds: readonly string[],
  id: number,
  reader: Reader,
): Promise<ShownCase | undefined> {
  const found = await findCase(payload, id)
  if (!found || !kinds.includes(found.kind)) return undefined
  const view = await caseKindsOf(payload)[found.kind]?.view(payload, found, reader.language)
  if (!view) return undefined
  const names = await staffNames(payload, [{ by: found.assignee }])
  const isOpen = found.state === 'open'
  return {
    ...queued(payload, found, names, reader),
    isOpen,
    view: isOpen ? view : { ...view, settings: [], acts: [] },
    history: await readHistory(payload, found, { caseId: id }, reader),
  }
}

/** What the queue shows of a record, whether there is a case about it or not. */
export async function readRecord(
  payload: BasePayload,
  { kind, subject }: { kind: string; subject: string },
  reader: Reader,
) {
  const about = { id: 0, kind, subject, cause: null }
  const view = await caseKindsOf(payload)[kind]?.view(payload, about, reader.language)
  if (!view) return undefined
  return { parts: view.parts, history: await readHistory(payload, about, { subject }, reader) }
}

/** What staff did and said, the first first. */
async function readHistory(
  payload: BasePayload,
  found: ViewedCase,
  about: Parameters<typeof listSteps>[1],
  { language }: Reader,
): Promise<ShownCase['history']> {
  const kind = caseKindsOf(payload)[found.kind]
  const labels = { ...engineSteps, ...kind?.steps }
  const steps = await listSteps(payload, about)
  const notes = (await kind?.notes?.(payload, found)) ?? []
  const assignees = steps.map(({ act, reason }) => ({ by: act === 'assigned' ? reason : null }))
  const names = await staffNames(payload, [...steps, ...notes, ...assignees])
  const done = steps.map(({ act, reason, by, at }) => {
    const what = act === 'assigned' ? nameIn(names, reason) : reason
    return { text: dotted(labels[act]?.[language] ?? act, what), by, at }
  })
  return [...done, ...notes]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ by, ...entry }) => ({ ...entry, by: nameIn(names, by) }))
}

function queued(
  payload: BasePayload,
  { id, kind, dueAt, createdAt, version, assignee }: StoredCase,
  names: Map<string, string>,
  reader: Reader,
): QueuedCase {
  return {
    id,
    kind,
    label: labelOf(payload, kind, reader),
    dueAt,
    openedAt: createdAt,
    version,
    assignee: nameIn(names, assignee),
    isMine: assignee === reader.by,
  }
}

const nameIn = (names: Map<string, string>, by: number | string | null) =>
  by === null ? null : (names.get(String(by)) ?? null)

const labelOf = (payload: BasePayload, kind: string, { language }: Reader) =>
  caseKindsOf(payload)[kind]?.label[language] ?? kind
