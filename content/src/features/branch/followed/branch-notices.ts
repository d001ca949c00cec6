import type { Branch } from '@washhouse/contract/branch/branch.contract'
import { inForce, notEnded } from '@washhouse/contract/branch/open-now'
import type { BasePayload } from 'payload'
import {
  listTold,
  listToldBranches,
  tell,
  tellMore,
  type NewNotification,
} from '../../../core/notifications/new-notification.ts'
import type { NotificationSource } from '../../../core/notifications/notifier.ts'
import { fieldTest, wholeList } from '../../../core/records/entity-query.ts'
import { findEntities } from '../../../core/records/entity-rows.ts'
import { openEntity } from '../../../core/records/entity-source.ts'
import { takeAdvisoryLock, writeWhole } from '../../../platform/database/tables.ts'
import { branchEntity } from '../branch.entities.ts'
import { listExceptions, type StoredException } from '../exceptions/exception.rows.ts'
import { titlesOf, titlesOfReopening } from './branch-notice-texts.ts'

/**
 * Notifies followers of a branch about its exceptions and its reopening. Rows of several branches may share an announcement,
 * which is an id. Those of one kind share one notification, with the source `<kind>:<announcement>`. A reopening after a closure
 * is a second notification: `closed:<announcement>:end:<branch>`, with the id of the branch that reopened first.
 */
export const branchNotices: NotificationSource = {
  tag: 'branch',
  async look(payload) {
    if ((await findDue(payload)).length === 0) return
    // One process at a time, so that each sees what was sent before.
    await writeWhole(payload, async () => {
      await takeAdvisoryLock(payload, 'branch notices')
      for (const due of await findDue(payload)) await store(payload, due)
    })
  },
}

interface Due {
  source: string
  /** All branches whose followers are notified. */
  branches: number[]
  /** Set if the notification was already sent: the branches to add to it. */
  added?: number[]
  /** Undefined: the branches are open again. */
  exception?: StoredException
}

/** The notifications that are due now. */
async function findDue(payload: BasePayload): Promise<Due[]> {
  const exceptions = await listExceptions(payload)
  const told = await readTold(payload)
  const due = [...findBegun(exceptions, told), ...findEnded(exceptions, told)]
  if (due.length === 0) return []
  // A branch that is a draft now is skipped. Its followers are notified after it is published again.
  const wanted = due.flatMap(({ branches }) => branches)
  const seen = new Set((await findBranches(payload, 'th', wanted)).map(({ id }) => id))
  return due
    .map((each) => ({ ...each, branches: each.branches.filter((id) => seen.has(id)) }))
    .filter(({ branches }) => branches.length > 0)
}

/** The branches whose followers were notified, by source. */
type Told = Map<string, number[]>

const kinds = /^(?:closed|hours|notice):/

async function readTold(payload: BasePayload): Promise<Told> {
  const branches = await listToldBranches(payload)
  const told = await listTold(payload, 'branch')
  return new Map(
    told
      .filter(({ source }) => kinds.test(source))
      // Older versions notified for one branch, which is stored in the notification's row.
      .map(({ id, source, branch }) => [
        source,
        branches.get(id) ?? (branch === null ? [] : [branch]),
      ]),
  )
}

function findBegun(exceptions: readonly StoredException[], told: Told): Due[] {
  const now = new Date()
  const isDue = ({ tell: when, begins }: StoredException) =>
    when === 'now' || (when === 'begin' && Date.parse(begins) <= now.getTime())
  const bySource = Map.groupBy(
    notEnded(exceptions, now).filter(isDue),
    ({ kind, announcement }) => `${kind}:${announcement}`,
  )
  return [...bySource].flatMap(([source, [exception, ...rest]]): Due[] => {
    if (!exception) return []
    const branches = [...new Set([exception, ...rest].map(({ branch }) => branch))]
    const known = told.get(source)
    if (!known) return [{ source, branches, exception }]
    const added = branches.filter((branch) => !known.includes(branch))
    return added.length > 0 ? [{ source, branches: [...known, ...added], added, exception }] : []
  })
}

/** Reopenings to announce: the followers were told of the closure, and it is over or was deleted. */
function findEnded(exceptions: readonly StoredException[], told: Told): Due[] {
  const now = new Date()
  const closures = exceptions.filter(({ kind }) => kind === 'closed')
  const closed = new Set(inForce(closures, now).map(({ branch }) => branch))
  const isOver = (announcement: string, branch: number) => {
    if (closed.has(branch)) return false
    const own = closures.filter((each) => each.branch === branch)
    const last = own.find((each) => each.announcement === announcement)
    if (!last) return true
    if (notEnded([last], now).length > 0) return false
    // Not if another closure was in force when this one ended: the branch did not reopen.
    return inForce(own, new Date(last.ends ?? now)).length === 0
  }
  return [...told].flatMap(([source, branches]): Due[] => {
    const [kind, announcement = '', end] = source.split(':')
    if (kind !== 'closed' || end !== undefined) return []
    const from = `${source}:end:`
    const reopened = [...told].flatMap(([other, its]) => (other.startsWith(from) ? its : []))
    const over = branches.filter(
      (branch) => !reopened.includes(branch) && isOver(announcement, branch),
    )
    const [first] = over
    return first === undefined ? [] : [{ source: `${from}${first}`, branches: over }]
  })
}

async function store(payload: BasePayload, due: Due): Promise<void> {
  const { source, branches: ids, added, exception } = due
  const thai = await findBranches(payload, 'th', ids)
  const english = await findBranches(payload, 'en', ids)
  const [only, ...others] = thai
  const isOne = others.length === 0
  const notification: NewNotification = {
    source,
    event: 'branch',
    audience: { kind: 'branches', branches: ids },
    ...(exception ? titlesOf(exception, { thai, english }) : titlesOfReopening({ thai, english })),
    slug: (isOne && only?.slug) || null,
    image: (isOne && only?.image) || null,
  }
  if (added) await tellMore(payload, added, notification)
  else await tell(payload, [notification])
}

function findBranches(
  payload: BasePayload,
  language: 'th' | 'en',
  ids: readonly number[],
): Promise<Branch[]> {
  const filter = fieldTest(branchEntity, 'id', '_in', [...new Set(ids)])
  return findEntities(openEntity(payload, branchEntity, language), { ...wholeList, filter })
}
