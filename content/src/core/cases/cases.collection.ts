import { type CollectionConfig, Forbidden } from 'payload'
import { momentField } from '../../platform/fields/date-fields.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { readOnlyTo } from '../../platform/access.ts'
import { type CaseKinds, kindsFor } from './case-kind.ts'

/** Cases that staff must answer, and their steps. No texts, and nothing that identifies a visitor or member. */
export function createCases(kinds: CaseKinds) {
  const closed = readOnlyTo(({ req }) => {
    const own = kindsFor(kinds, req)
    return own.length > 0 && { kind: { in: own } }
  })
  // A text field, so that a new kind needs no migration.
  const kind = { name: 'kind', type: 'text', required: true, maxLength: 20 } as const
  // The subject, e.g. `post:12`. Null: the kind finds it by the case id.
  const subject = { name: 'subject', type: 'text', maxLength: 60, index: true } as const
  const cases: CollectionConfig = {
    slug: 'cases',
    labels: { singular: label('เรื่อง', 'Case'), plural: label('เรื่องที่รอทีมงาน', 'Cases') },
    ...closed,
    admin: {
      group: groups.leads,
      hideAPIURL: true,
      components: { views: { list: { Component: '/core/cases/queue.admin.tsx#CaseQueue' } } },
    },
    indexes: [{ fields: ['state', 'dueAt'] }],
    fields: [
      kind,
      // `pending`: decided, but not carried out yet.
      { name: 'state', type: 'text', required: true, maxLength: 10 },
      subject,
      // A code of the kind: why the case was opened.
      { name: 'cause', type: 'text', maxLength: 20 },
      { ...momentField('dueAt', label('ครบกำหนด', 'Due')), required: true },
      // Null once closed: only one open case of a kind about the same subject.
      { name: 'openKey', type: 'text', maxLength: 80, unique: true },
      // Ids of staff accounts.
      wholeNumberField('assignee', label('ผู้รับเรื่อง', 'Assignee')),
      wholeNumberField('by', label('ผู้ตัดสิน', 'Decided by')),
      { name: 'decision', type: 'text', maxLength: 20 },
      momentField('decidedAt', label('ตัดสินเมื่อ', 'Decided at')),
      // Increases with every change by staff.
      { ...wholeNumberField('version', label('รุ่น', 'Version')), required: true },
    ],
  }
  const caseSteps: CollectionConfig = {
    slug: 'case-steps',
    labels: oneAndMany('ขั้นตอนของเรื่อง', 'Step of a case', 'Steps of cases'),
    ...closed,
    hooks: {
      // Also for calls that override access rules.
      beforeOperation: [
        ({ operation, req }) => {
          if (/^(?:update|delete)/.test(operation)) throw new Forbidden(req.t)
        },
      ],
    },
    fields: [
      kind,
      // Null: an act without a case.
      { ...wholeNumberField('caseId', label('เรื่อง', 'Case')), index: true },
      subject,
      { name: 'act', type: 'text', required: true, maxLength: 20 },
      { name: 'reason', type: 'text', maxLength: 20 },
      // Id of a staff account; null: not by staff.
      wholeNumberField('by', label('ผู้ทำ', 'By')),
    ],
  }
  return { cases, caseSteps }
}
