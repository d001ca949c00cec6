import type { BasePayload } from 'payload'
import { log } from '../../../platform/log.ts'
import { undoMs } from '../tables/undo-time.ts'
import { removePictures } from '../pictures/board-picture.files.ts'
import { dropRemoved } from '../pictures/board-picture.rows.ts'

/** Behind the last moment in which staff take a removal back. */
const afterMs = undoMs + 1000

/** Deletes the pictures of what staff have removed, once that is taken back no more; the daily sweep takes what stays. */
export function removePicturesSoon(payload: BasePayload): void {
  const remove = async () => removePictures(payload, await dropRemoved(payload))
  const timer = setTimeout(() => {
    remove().catch((error: unknown) => {
      log.error({ err: error }, 'pictures of what was removed could not be deleted')
    })
  }, afterMs)
  timer.unref()
}
