import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { staffNames } from '../admin/staff-names.ts'
import { caseKindsOf } from './case-kind.ts'
import { countOpen, findCase, listOpen, listSteps, type StoredCase } from './cases.rows.ts'
import type { QueuedCase, QueueList, ShownCase } from './case-view.ts'
import { engineSteps } from './queue.labels.ts'
import { casesOnAPage } from './queue-pages.ts'

interface Reader {
  language: Language
  /** Id of the member of staff. */
  by: number
}

interface AskedPage extends Reader {
  /** Those that the reader may see. */
  kinds: readonly string[]
  page: number
  /** Of these alone. */
  kind?: string | undefined
}

/** A page of the open cases that somebody may see, with how many there are of each kind. */
export async function listCases(
  payload: BasePayload,
  { kinds, page, kind, ...reader }: AskedPage,
): Promise<QueueList> {
  const wanted = kind === undefined ? kinds : kinds.filter((name) => name === kind)
  const found = await listOpen(payload, wanted, { page, limit: casesOnAPage })
  const { byKind } = await countOpen(payload, kinds)
  const { open, late } = await countOpen(payload, wanted)
  const names = await staffNames(
    payload,
    found.map(({ assignee }) => ({ by: assignee })),
  )
  return {
    cases: found.map((each) => queued(payload, each, names, reader)),
    open,
    late,
    kinds: kinds.map((name) => ({
      name,
      label: labelOf(payload, name, reader),
      open: byKind[name] ?? 0,
    })),
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
  const steps = await listSteps(payload, { caseId: id })
  const assignees = steps.map(({ act, reason }) => ({ by: act === 'assigned' ? reason : null }))
  const names = await staffNames(payload, [{ by: found.assignee }, ...steps, ...assignees])
  const isOpen = found.state === 'open'
  return {
    ...queued(payload, found, names, reader),
    isOpen,
    view: isOpen ? view : { ...view, settings: [], acts: [] },
    history: steps.map(({ act, reason, by, at }) => ({
      text: [
        stepLabels(payload, found.kind)[act]?.[reader.language] ?? act,
        act === 'assigned' ? nameIn(names, Number(reason)) : reason,
      ]
        .filter(Boolean)
        .join(' · '),
      by: nameIn(names, by),
      at,
    })),
  }
}

const stepLabels = (payload: BasePayload, kind: string) => ({
  ...engineSteps,
  ...caseKindsOf(payload)[kind]?.steps,
})

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

const nameIn = (names: Map<string, string>, by: number | null) =>
  by === null ? null : (names.get(String(by)) ?? null)

const labelOf = (payload: BasePayload, kind: string, { language }: Reader) =>
  caseKindsOf(payload)[kind]?.label[language] ?? kind
