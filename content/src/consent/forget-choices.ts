import { log } from '../log.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Deletes what the consent log has kept long enough: at the start, then once a day. A day on which
 * it fails is made up for on the next.
 */
export async function startForgetting({
  keepDays,
  forget,
}: {
  keepDays: number
  forget: (before: Date) => Promise<void>
}): Promise<() => void> {
  await forgetOld()
  const timer = setInterval(() => void forgetOld(), dayMs)
  timer.unref()
  return () => clearInterval(timer)

  async function forgetOld(): Promise<void> {
    try {
      await forget(new Date(Date.now() - keepDays * dayMs))
    } catch (error) {
      log.error({ err: error }, 'old choices could not be deleted from the consent log')
    }
  }
}
