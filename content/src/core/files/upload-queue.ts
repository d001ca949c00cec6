import { ClientLeftError, createFairQueue, QueueFullError } from '@washhouse/serving/fair-queue'
import { processState } from '../../platform/database/process-state.ts'
import type { CallOfWrite } from '../calls/bound-write.ts'
import { countCosts } from './costly-networks.ts'
import type { UploadAnswer } from './image-processing/processing-answers.ts'
import { createUploadLane } from './image-processing/processing-lanes.ts'
import type { Upload } from './image-processing/reencode-upload.ts'

/** Images per network. */
const waiting = 64
const costlyNetworks = 'networks with costly pictures'

/** The sender of an image, and a signal that aborts when they disconnect. */
export interface Uploader {
  /** One image of a network is processed at a time. */
  network: string
  /** Fairness within a network: each member is separate, visitors count together. */
  who: string
  signal?: AbortSignal | undefined
}

export function uploaderOf(
  memberId: string | null,
  { visitor, signal }: Partial<Pick<CallOfWrite, 'visitor' | 'signal'>> = {},
): Uploader {
  const who = memberId === null ? 'visitors' : `member ${memberId}`
  return { network: visitor ?? who, who, signal }
}

/** Time limits for waiting in the queue and for processing. */
export interface Patience {
  waitMs: number
  drawMs: number
}

/** Re-encodes uploads in a fair queue. Each process has one image, so killing it affects no other image. */
export function createUploadQueue({
  // Networks above this processing time in a minute share one position in the queue. Otherwise clients with many addresses
  // could delay everyone. A phone's photo takes half a second.
  costlyMs = 3000,
} = {}) {
  const lane = createUploadLane()
  const costs = countCosts(costlyMs)
  const lines = new Map<string, { queue: ReturnType<typeof createFairQueue>; users: number }>()

  /**
   * @throws QueueFullError if the queue is full or the wait too long; ClientLeftError; SideProcessEndedError, `late` after
   * `drawMs`.
   */
  async function draw(
    upload: Upload,
    { signal, ...uploader }: Uploader,
    { waitMs, drawMs }: Patience,
  ): Promise<UploadAnswer> {
    const tooLate = AbortSignal.timeout(waitMs)
    const noMore = signal ? AbortSignal.any([signal, tooLate]) : tooLate
    try {
      return await inTurn(uploader, noMore, () => lane.ask(upload, { deadlineMs: drawMs, signal }))
    } catch (error) {
      if (!(error instanceof ClientLeftError) || signal?.aborted) throw error
      throw new QueueFullError(`A picture waited for longer than ${waitMs} ms`)
    }
  }

  /** Waits for the sender's turn within the network, then for the network's turn. */
  async function inTurn<Result>(
    { network, who }: Uploader,
    signal: AbortSignal,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const line = lines.get(network) ?? { queue: createFairQueue({ running: 1, waiting }), users: 0 }
    lines.set(network, line)
    line.users += 1
    try {
      return await line.queue.run(who, () => inTurnOf(network, work, signal), signal)
    } finally {
      line.users -= 1
      if (line.users === 0) lines.delete(network)
    }
  }

  async function inTurnOf<Result>(
    network: string,
    work: () => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> {
    const measured = async () => {
      const begunAt = performance.now()
      return await work().finally(() => costs.note(network, performance.now() - begunAt))
    }
    const turn = costs.isCostly(network) ? costlyNetworks : network
    return await lane.run(turn, measured, signal)
  }

  return { draw, free: lane.free }
}

export const uploadQueue = processState('uploadQueue', () => createUploadQueue())
