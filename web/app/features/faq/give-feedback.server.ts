import { faqCalls } from '@washhouse/contract/faq/faq.calls'
import { data, redirect } from 'react-router'
import { receiveForm } from '../../core/blocks/form/handle-form.server.ts'
import { storePress } from '../../core/blocks/form/store-press.server.ts'
import { memberContentOf } from '../../core/content/session/member-content.server.ts'
import type { MemberArgs } from '../../core/content/session/require-member.server.ts'
import { requestContext } from '../../core/request/request-context.ts'

interface FormArgs extends MemberArgs {
  request: Request
}

/** The question whose feedback was not stored; null on success. */
export interface FeedbackAnswer {
  failed: number | null
}

/** Stores the feedback about an answer. Redirects a browser without scripts back to the opened question. */
export async function giveFeedback(args: FormArgs) {
  const { request, url, context } = args
  const member = memberContentOf(args)
  const form = await receiveForm(request)
  const faq = Number(form.get('faq'))
  const helped = form.get('helped')
  const isSound = Number.isSafeInteger(faq) && faq > 0 && (helped === 'yes' || helped === 'no')
  if (!isSound) throw data(null, { status: 400 })
  const failure = await storePress(
    () => member.store(faqCalls.giveFaqFeedback, { faq, hasHelped: helped === 'yes' }),
    'what a member said of an answer could not be stored',
  )
  if (failure) return data<FeedbackAnswer>({ failed: faq }, { status: 503 })
  if (context.get(requestContext).isDocument)
    return redirect(`${url.pathname}${url.search}#q-${faq}`, 303)
  return data<FeedbackAnswer>({ failed: null })
}
