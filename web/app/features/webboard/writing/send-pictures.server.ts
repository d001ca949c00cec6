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

/** What is wrong with the pictures of a form, as its texts name it. */
export type PictureFault = 'max' | 'too_large' | 'format' | PhotoFault

export interface SentPictures {
  /** All that the service keeps by now, in their order; they are the form's when it comes back. */
  ids: MediaId[]
  fault: PictureFault | null
  /** Why the rest could not be sent, which is told as a failure of the whole. */
  failure: { error: unknown } | null
}

/** A photo on a slow line to the service takes longer than a page may. */
const deadlineMilliseconds = 20_000

type Service = Pick<MemberContent, 'store'>

/**
 * Sends the pictures that were chosen, one after the other, as a text refers to them by their ids. What was sent with an
 * earlier try comes as ids; what was ticked is taken back.
 */
export async function sendPictures(form: FormData, open: () => Service): Promise<SentPictures> {
  const isRemoved = new Set(form.getAll('removed'))
  const named = readImages(
    form
      .getAll('images')
      .filter((sent) => typeof sent === 'string')
      .join(),
  )
  const ids = named.filter((id) => !isRemoved.has(id))
  // A browser sends an empty file for none.
  const files = form.getAll('images').filter((sent) => sent instanceof File && sent.size > 0)
  const sent: SentPictures = { ids, fault: null, failure: null }
  if (ids.length + files.length > boardLengths.images) return { ...sent, fault: 'max' }
  try {
    const service = open()
    await Promise.all(named.filter((id) => isRemoved.has(id)).map((id) => takeBack(service, id)))
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
    if (!kept) throw new Error('the service did not say what it calls the picture')
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

/** One that stands in what is being changed goes with the change, and is none of these (403). */
async function takeBack(service: Service, id: MediaId): Promise<void> {
  try {
    await service.store(webboardCalls.takePictureBack, undefined, { path: { id } })
  } catch (error) {
    if (error instanceof Response) throw error
    if (error instanceof ServiceError && error.status === 403) return
    // The service sweeps away what stands nowhere for a day.
    log.warn({ err: error }, 'a picture of the web board could not be taken back')
  }
}
