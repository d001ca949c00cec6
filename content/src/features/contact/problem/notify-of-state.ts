import type { CollectionAfterChangeHook } from 'payload'
import { tell } from '../../../core/notifications/new-notification.ts'
import { requestConnection } from '../../../platform/database/tables.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { publicStates } from '../lead/lead.labels.ts'

const titles = {
  received: undefined,
  working: { th: 'กำลังแก้ไข', en: 'in progress' },
  refunded: { th: 'คืนเงินแล้ว', en: 'refunded' },
  closed: { th: 'ปิดเรื่องแล้ว', en: 'closed' },
} as const

/** Notifies a member of a status change of their report, in the same write. Changes that they cannot see are skipped. */
export const notifyOfState: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, req }) => {
  const { id, kind, member, reference, stateChangedAt, status } = doc
  const title = titles[publicStates[status]]
  const isNew = stateChangedAt && stateChangedAt !== previousDoc.stateChangedAt
  if (!isNew || kind !== 'problem' || !member || !title) return doc
  const name = reference ?? ''
  const told = {
    source: `report:${id}:${stateChangedAt}`,
    event: 'account',
    audience: { kind: 'member', member },
    titleTh: `เรื่องที่แจ้งไว้ ${name} ${title.th}`,
    titleEn: `Your report ${name}: ${title.en}`,
    slug: null,
    image: null,
  } as const
  await tell(req.payload, [told], await requestConnection(req))
  return doc
}
