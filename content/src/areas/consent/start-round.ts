import type { GlobalBeforeChangeHook } from 'payload'
import type { Tracking } from '../../ground/payload-types.ts'

/** Begins another round of asking about cookies where an editor has ticked that; the tick is none that stays. */
export const startRound: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const before: Partial<Tracking> = originalDoc ?? {}
  if (data['askAnew'] !== true) return data
  return {
    ...data,
    askAnew: false,
    consentRound: (before.consentRound ?? 1) + 1,
    askedAnewAt: new Date().toISOString(),
  }
}
