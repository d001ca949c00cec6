import { fieldTest, wholeList } from '../../../engines/records/entity-query.ts'
import type { Branch } from '@washhouse/contract/branch/branch.contract'
import type { BasePayload } from 'payload'
import { findEntities } from '../../../engines/records/entity-rows.ts'
import { openEntity } from '../../../engines/records/entity-source.ts'
import {
  listTold,
  tell,
  type NewNotification,
} from '../../../engines/notifications/new-notification.ts'
import type { NotificationSource } from '../../../engines/notifications/notification-source.ts'
import { branchEntity } from '../branch.entities.ts'

/**
 * Tells those who follow a branch that it has closed for now, and that it is open again. What was told of it
 * counts on: the first is that it closed, the second that it opened, and so forth.
 */
export const branchNotices: NotificationSource = {
  tag: 'branch',
  async look(payload) {
    const told = new Map<number, number>()
    for (const { branch } of await listTold(payload, 'branch'))
      if (branch !== null) told.set(branch, (told.get(branch) ?? 0) + 1)
    // In English, where a text that is missing is the Thai one: a notice in either.
    const closed = await findBranches(
      payload,
      'en',
      fieldTest(branchEntity, 'notice', '_nempty', true),
    )
    const closedIds = new Set(closed.map(({ id }) => id))
    const isToldClosed = (id: number) => (told.get(id) ?? 0) % 2 === 1
    const closing = [...closedIds].filter((id) => !isToldClosed(id))
    const opening = [...told.keys()].filter((id) => isToldClosed(id) && !closedIds.has(id))
    const changed = [...closing, ...opening]
    if (changed.length === 0) return
    const changedIds = fieldTest(branchEntity, 'id', '_in', changed)
    const english = new Map(
      (await findBranches(payload, 'en', changedIds)).map((branch) => [branch.id, branch]),
    )
    // One that is a draft meanwhile is neither: it is told once it is seen again.
    const thai = await findBranches(payload, 'th', changedIds)
    await tell(
      payload,
      thai.map((branch) => ({
        source: `branch:${branch.id}:${(told.get(branch.id) ?? 0) + 1}`,
        event: 'branch',
        audience: { kind: 'branch', branch: branch.id },
        ...titlesOf(branch, english.get(branch.id) ?? branch),
        slug: branch.slug,
        image: branch.image,
      })),
    )
  },
}

function titlesOf(thai: Branch, english: Branch): Pick<NewNotification, 'titleTh' | 'titleEn'> {
  const notice = thai.notice ?? english.notice
  if (!notice)
    return {
      titleTh: `${thai.name} กลับมาเปิดแล้ว`,
      titleEn: `${english.name} is open again`,
    }
  return {
    titleTh: `${thai.name} ปิดชั่วคราว: ${notice}`,
    titleEn: `${english.name} is closed for now: ${english.notice ?? notice}`,
  }
}

function findBranches(
  payload: BasePayload,
  language: 'th' | 'en',
  filter: ReturnType<typeof fieldTest>,
): Promise<Branch[]> {
  return findEntities(openEntity(payload, branchEntity, language), { ...wholeList, filter })
}
