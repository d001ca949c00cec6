import { type CollectionConfig, Forbidden } from 'payload'
import { momentField } from '../../platform/fields/date-fields.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { groups, label, oneAndMany } from '../../platform/languages/labels.ts'
import { readOnlyTo } from '../../platform/access.ts'
import { type CaseKinds, kindsFor } from './case-kind.ts'

/** What staff must answer, and the steps that were taken: no texts, and nothing that names a visitor or member. */
export function createCases(kinds: CaseKinds) {
  const closed = readOnlyTo(({ req }) => {
    const own = kindsFor(kinds, req)
    return own.length > 0 && { kind: { in: own } }
  })
  // A text: a new kind needs no migration.
  const kind = { name: 'kind', type: 'text', required: true, maxLength: 20 } as const
  // Of what it is about, `post:12`; null: the kind finds it by the id of the case.
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
      // `open`; `pending`: decided, and not carried out yet; `closed`.
      { name: 'state', type: 'text', required: true, maxLength: 10 },
      subject,
      // Why it was opened: a code of its kind.
      { name: 'cause', type: 'text', maxLength: 20 },
      { ...momentField('dueAt', label('ครบกำหนด', 'Due')), required: true },
      // While it is not closed: of each kind there is one about the same.
      { name: 'openKey', type: 'text', maxLength: 80, unique: true },
      // Ids of members of staff.
      wholeNumberField('assignee', label('ผู้รับเรื่อง', 'Assignee')),
      wholeNumberField('by', label('ผู้ตัดสิน', 'Decided by')),
      { name: 'decision', type: 'text', maxLength: 20 },
      momentField('decidedAt', label('ตัดสินเมื่อ', 'Decided at')),
      // Counts what staff did with it.
      { ...wholeNumberField('version', label('รุ่น', 'Version')), required: true },
    ],
  }
  const caseSteps: CollectionConfig = {
    slug: 'case-steps',
    labels: oneAndMany('ขั้นตอนของเรื่อง', 'Step of a case', 'Steps of cases'),
    ...closed,
    hooks: {
      // Whoever goes past the rules of access, too.
      beforeOperation: [
        ({ operation, req }) => {
          if (/^(?:update|delete)/.test(operation)) throw new Forbidden(req.t)
        },
      ],
    },
    fields: [
      kind,
      // Null: something that staff did without a case.
      { ...wholeNumberField('caseId', label('เรื่อง', 'Case')), index: true },
      subject,
      { name: 'act', type: 'text', required: true, maxLength: 20 },
      { name: 'reason', type: 'text', maxLength: 20 },
      // Id of the member of staff; null: nobody of them.
      wholeNumberField('by', label('ผู้ทำ', 'By')),
    ],
  }
  return { cases, caseSteps }
}
