import type { BasePayload } from 'payload'
import { staffNames } from '../admin/staff-names.ts'
import { noteStaffAct } from '../audit/staff-audit.rows.ts'
import { caseKindsOf, type Reader, type StoredCase, type ViewedCase } from './case-kind.ts'
import { countOpen, findCase, listOpen, listSteps } from './cases.rows.ts'
import { dotted, partOf, type QueuedCase, type QueueList, type ShownCase } from './case-view.ts'
import { engineSteps, sayIn } from './queue.labels.ts'
import { casesOnAPage } from './queue-pages.ts'

/** The name of the view with the reader's assigned cases. */
export const mine = 'mine'

interface AskedPage extends Reader {
  kinds: readonly string[]
  page: number
  /** Only this kind, or `mine`. */
  kind?: string | undefined
}

const none = { open: 0, late: 0 }

/** A page of the open cases that the reader may see, with the number for each view. */
export async function listCases(
  payload: BasePayload,
  { kinds, page, kind, ...reader }: AskedPage,
): Promise<QueueList> {
  const own = { kinds, assignee: idOf(reader) }
  const ofKind = { kinds: kind === undefined ? kinds : kinds.filter((name) => name === kind) }
  const wanted = kind === mine ? own : ofKind
  const found = await listOpen(payload, wanted, { page, limit: casesOnAPage })
  const names = await staffNames(
    payload,
    found.map(({ assignee }) => ({ by: assignee })),
  )
  const say = sayIn(reader.language)
  const { byKind, ...all } = await countOpen(payload, { kinds })
  const views = [
    { name: null, label: say('all'), ...all },
    { name: mine, label: say('mine'), ...(await countOpen(payload, own)) },
    ...kinds.map((name) => ({
      name,
      label: labelOf(payload, name, reader),
      ...(byKind.get(name) ?? none),
    })),
  ]
  const { open, late } = views.find(({ name }) => name === (kind ?? null)) ?? none
  const cases = found.map((each) => queued(payload, each, names, reader))
  return { cases, open, late, views: views.map(({ name, label, open }) => ({ name, label, open })) }
}

/** A case with all that staff need for a decision, noted in the audit. Undefined if the reader may not see its kind. */
export async function readCase(
  payload: BasePayload,
  kinds: readonly string[],
  id: number | undefined,
  reader: Reader,
): Promise<ShownCase | undefined> {
  const found = id === undefined ? undefined : await findCase(payload, id)
  if (!found || !kinds.includes(found.kind)) return undefined
  const gone = { parts: [partOf('', [sayIn(reader.language)('gone')])], settings: [], acts: [] }
  const view = (await caseKindsOf(payload)[found.kind]?.view(payload, found, reader)) ?? gone
  const names = await staffNames(payload, [{ by: found.assignee }])
  const isOpen = found.state === 'open'
  await noteStaffAct(payload, { act: 'read', by: idOf(reader), about: 'cases', ids: [found.id] })
  return {
    ...queued(payload, found, names, reader),
    isOpen,
    view: isOpen ? view : { ...view, settings: [], acts: [] },
    history: await readHistory(payload, found, { caseId: found.id }, reader),
  }
}

/** Steps and notes, oldest first. */
export async function readHistory(
  payload: BasePayload,
  found: ViewedCase,
  about: Parameters<typeof listSteps>[1],
  { language }: Pick<Reader, 'language'>,
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
    isMine: assignee === idOf(reader),
  }
}

const idOf = ({ user }: Reader) => Number(user.id)

const nameIn = (names: Map<string, string>, by: number | string | null) =>
  by === null ? null : (names.get(String(by)) ?? null)

const labelOf = (payload: BasePayload, kind: string, { language }: Reader) =>
  caseKindsOf(payload)[kind]?.label[language] ?? kind
