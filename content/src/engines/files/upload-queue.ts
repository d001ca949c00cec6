import { createFairQueue } from '@washhouse/serving/fair-queue'
import { processState } from '../../ground/database/process-state.ts'

/**
 * Pictures that are sent are unpacked one at a time in the whole process, whoever sends them: a large
 * one takes 150 MB and more while it is drawn. Staff and visitors take turns.
 */
export const uploadQueue = processState('uploadQueue', () =>
  createFairQueue({ running: 1, waiting: 64 }),
)
