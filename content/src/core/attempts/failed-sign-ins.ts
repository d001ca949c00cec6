import { processState } from '../../platform/database/process-state.ts'

/** Refused sign-ins of this process, for the metrics. */
export const failedSignIns = processState('failedSignIns', () => ({ members: 0, staff: 0 }))
