import { handleForm, receiveForm } from '../../../core/blocks/form/handle-form.server.ts'
import { hiddenFields } from '../../../core/blocks/form/form-answer.ts'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import {
  memberContentOf,
  type MemberContent,
} from '../../../core/content/session/member-content.server.ts'
import type { MemberArgs } from '../../../core/content/session/require-member.server.ts'
import { requestContext } from '../../../core/request/request-context.ts'
import { printImages } from './picture-list.ts'
import { sendPictures, type SentPictures } from './send-pictures.server.ts'

type WritingArgs = MemberArgs & { request: Request }
type Next<Body, Result> = Parameters<typeof handleForm<Body, Result>>[2]

/**
 * `handleForm` for a text with images, which are uploaded first. The form stores the ids of uploaded images across repeated
 * submissions. A truncated body uploads nothing.
 */
export async function handleWriting<Body, Result>(
  args: WritingArgs,
  definition: FormDefinition<Body, Result>,
  next: Next<Body, Result>,
  path?: { id: number },
) {
  const { request, context } = args
  const form = await receiveForm(request)
  const open = () => memberContentOf(args)
  const isCut = context.get(requestContext).isBodyCut === true
  const pictures = await sendPictures(isCut ? withoutFiles(form) : form, open)
  const fault = isCut ? 'too_large' : pictures.fault
  const typed = typedIn(form, pictures)
  return handleForm(
    {
      ...args,
      request: new Request(request.url, { method: 'POST', body: typed }),
      service: () => serviceAfter(pictures, open),
      ...(path && { path }),
    },
    { ...definition, findMore: (): Record<string, string> => (fault ? { images: fault } : {}) },
    next,
  )
}

function withoutFiles(form: FormData): FormData {
  const texts = new FormData()
  for (const [name, value] of form) if (typeof value === 'string') texts.append(name, value)
  return texts
}

/** The submitted fields, with ids instead of files. */
function typedIn(form: FormData, { ids, failure }: SentPictures): URLSearchParams {
  const typed = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') typed.append(name, value)
  typed.set('images', printImages(ids))
  // A preview without the image would hide the failure.
  if (failure) typed.delete(hiddenFields.preview)
  return typed
}

/** Reports a failed upload as a failure of the text. */
function serviceAfter(
  { failure }: SentPictures,
  open: () => MemberContent,
): Pick<MemberContent, 'store'> {
  if (!failure) return open()
  const { error } = failure
  if (error instanceof Response) throw error
  return { store: () => Promise.reject(error) }
}
