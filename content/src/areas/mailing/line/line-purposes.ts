import type { OutboxPurpose } from '../../../engines/mail/outbox-source.ts'
import { label } from '../../../ground/languages/labels.ts'

/** What a member may have told in LINE: how far his reports are, and notices of the branches that he follows. */
export const lineKinds = ['report', 'branch'] as const
export type LineKind = (typeof lineKinds)[number]

/** What leaves for members in LINE. */
export const linePurposes = {
  'line-report': {
    label: label('สถานะเรื่องที่แจ้ง (LINE)', 'State of a report (LINE)'),
    channel: 'member-line',
    toVisitor: true,
  },
  'line-branch': {
    label: label('ประกาศของสาขา (LINE)', 'Notice of a branch (LINE)'),
    channel: 'member-line',
    toVisitor: true,
  },
} as const satisfies Record<`line-${LineKind}`, OutboxPurpose>

/** The keys in the outbox of all that tells a member of a notification in LINE. */
export const lineKeysOf = (memberId: string, notification: number): string[] =>
  lineKinds.map((kind) => `members:${memberId}:line-${kind}:${notification}`)
