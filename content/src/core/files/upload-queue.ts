import { ClientLeftError, createFairQueue, QueueFullError } from '@washhouse/serving/fair-queue'
import { processState } from '../../platform/database/process-state.ts'
import type { CallOfWrite } from '../calls/bound-write.ts'
import { countCosts } from './costly-networks.ts'
import type { UploadAnswer } from './image-processing/processing-answers.ts'
import { createUploadLane } from './image-processing/processing-lanes.ts'
import type { Upload } from './image-processing/reencode-upload.ts'

/** Pictures of one network. */
const waiting = 64
const costlyNetworks = 'networks with costly pictures'

/** Who sends a picture, and a signal that they have left. */
export interface Uploader {
  /** One picture of a network is drawn at a time, whichever of its members sends it. */
  network: string
  /** They take turns within their network: members one by one, strangers together. */
  who: string
  signal?: AbortSignal | undefined
}

/** The sender of a write, as the member if one sends it. */
export function uploaderOf(
  memberId: string | null,
  { visitor, signal }: Partial<Pick<CallOfWrite, 'visitor' | 'signal'>> = {},
): Uploader {
  const who = memberId === null ? 'visitors' : `member ${memberId}`
  return { network: visitor ?? who, who, signal }
}

/** What a picture may take until its sender is answered: in line, and while it is drawn. */
export interface Patience {
  waitMs: number
  drawMs: number
}

/**
 * Redraws uploads in turn. One process holds one picture: where that one takes too long, or its
 * sender has left, the process is killed, and nobody else's picture with it.
 */
export function createUploadQueue({
  // Networks whose pictures have taken longer than this in a minute take turns as if they were one, in one place: those
  // who send from many addresses at once must not make everybody else wait. A phone's photo takes half a second.
  costlyMs = 3000,
} = {}) {
  const lane = createUploadLane()
  const costs = countCosts(costlyMs)
  const lines = new Map<string, { queue: ReturnType<typeof createFairQueue>; users: number }>()

  /**
   * @throws QueueFullError where too much waits, or this too long; ClientLeftError; SideProcessEndedError, `late` where
   *   drawing it takes too long.
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

  /** In the turn of the sender within their network, and in that of the network. */
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
