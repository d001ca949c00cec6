import { ServiceError } from '@washhouse/contract/client/service-error'
import type { MediaId } from '@washhouse/contract/media/media.contract'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { readFaults } from '@washhouse/contract/wire/faults'
import { isPhotoFault, type PhotoFault } from '../../../core/blocks/photo/photo-faults.server.ts'
import { maxPhotoBytes } from '../../../core/blocks/photo/photo-limits.ts'
import type { MemberContent } from '../../../core/content/session/member-content.server.ts'
import { log } from '../../../platform/log.server.ts'
import { readImages } from './picture-list.ts'

/** Validation errors of images, named like their texts. */
export type PictureFault = 'max' | 'too_large' | 'format' | PhotoFault

export interface SentPictures {
  /** All stored images in order; the form gets them back as hidden fields. */
  ids: MediaId[]
  fault: PictureFault | null
  /** Why an upload failed; reported as a failure of the whole form. */
  failure: { error: unknown } | null
}

/** A photo on a slow connection needs more time than a page. */
const deadlineMilliseconds = 20_000

type Service = Pick<MemberContent, 'store'>

/**
 * Uploads the chosen images before the text, which refers to them by id; one after the other, in their order. Images of earlier
 * submissions arrive as ids. Deletes images that the member ticked.
 */
export async function sendPictures(form: FormData, open: () => Service): Promise<SentPictures> {
  const removedIds = new Set(form.getAll('removed'))
  const named = readImages(
    form
      .getAll('images')
      .filter((sent) => typeof sent === 'string')
      .join(),
  )
  const ids = named.filter((id) => !removedIds.has(id))
  // A browser sends an empty file if none was chosen.
  const files = form.getAll('images').filter((sent) => sent instanceof File && sent.size > 0)
  const sent: SentPictures = { ids, fault: null, failure: null }
  if (ids.length + files.length > boardLengths.images) return { ...sent, fault: 'max' }
  try {
    const service = open()
    await Promise.all(named.filter((id) => removedIds.has(id)).map((id) => takeBack(service, id)))
    for (const file of files) {
      if (!(file instanceof File)) continue
      const one = await sendOne(service, file)
      if (one.kind === 'kept') sent.ids.push(one.id)
      else sent.fault ??= one.fault
    }
  } catch (error) {
    sent.failure = { error }
  }
  return sent
}

type Outcome = { kind: 'kept'; id: MediaId } | { kind: 'refused'; fault: PictureFault }

async function sendOne(service: Service, file: File): Promise<Outcome> {
  if (file.size > maxPhotoBytes) return { kind: 'refused', fault: 'too_large' }
  try {
    const options = { files: { file }, deadlineMilliseconds }
    const kept = await service.store(webboardCalls.sendPicture, {}, options)
    if (!kept) throw new Error('the service returned no id for the picture')
    return { kind: 'kept', id: kept.id }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    if (error.status === 413) return { kind: 'refused', fault: 'too_large' }
    if (error.status === 400) {
      const type = readFaults(error.body)[0]?.type
      return { kind: 'refused', fault: isPhotoFault(type) ? type : 'format' }
    }
    throw error
  }
}

/** Deletes an uploaded image. The service refuses (403) an image of a stored text; saving the text removes it. */
async function takeBack(service: Service, id: MediaId): Promise<void> {
  try {
    await service.store(webboardCalls.takePictureBack, undefined, { path: { id } })
  } catch (error) {
    if (error instanceof Response) throw error
    if (error instanceof ServiceError && error.status === 403) return
    // The service deletes unused images after one day.
    log.warn({ err: error }, 'a picture of the web board could not be deleted')
  }
}
