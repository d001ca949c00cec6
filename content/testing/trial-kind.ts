import type { BasePayload } from 'payload'
import { z } from 'zod'
import { type CaseKind, caseKindsOf, RefusedDecision } from '../src/core/cases/case-kind.ts'
import { addStep } from '../src/core/cases/cases.rows.ts'
import { isAdministrator } from '../src/platform/access.ts'
import { label } from '../src/platform/languages/labels.ts'

/** A kind of case for administrators only. Returns the hidden and the executed cases. */
export function addTrialKind(payload: BasePayload) {
  const carried: { subject: string | null; act: string; begun: unknown }[] = []
  const hidden = new Set<string | null>()
  /** How often execution fails before it works. */
  const trial = { carried, hidden, failures: 0 }
  const kind: CaseKind = {
    label: label('ทดลอง', 'Trial'),
    steps: {},
    isFor: isAdministrator,
    dueMs: 60_000,
    view: async () => ({ parts: [], settings: [], acts: [] }),
    decision: z.looseObject({ act: z.string() }),
    async begin({ found: { subject } }) {
      hidden.add(subject)
      return { begun: { subject } }
    },
    async undo({ found: { subject } }) {
      hidden.delete(subject)
      return async () => {}
    },
    async carryOut({ found: { kind, id, subject }, decision: { act }, begun }) {
      if (act === 'refused') throw new RefusedDecision('changed')
      await addStep(payload, { kind, caseId: id, subject, act: 'written', by: null })
      if ((trial.failures -= 1) >= 0) throw new Error('The process ended')
      carried.push({ subject, act, begun })
      return { isDone: act !== 'twice' || carried.length > 1 }
    },
  }
  Object.assign(caseKindsOf(payload), { trial: kind })
  return trial
}
