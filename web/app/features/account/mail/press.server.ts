import { ServiceError } from '@washhouse/contract/client/service-error'
import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import { textOf } from '../../../core/blocks/form/form-answer.ts'
import { receiveForm } from '../../../core/blocks/form/handle-form.server.ts'
import type { PageContent } from '../../../core/content/page-content.ts'
import { log } from '../../../platform/log.server.ts'

const { leaveMail, returnToMail } = mailingCalls

/** Values of the buttons' `press` field. */
const presses = {
  'leave.kind': { write: leaveMail, scope: 'kind' },
  'leave.all': { write: leaveMail, scope: 'all' },
  'return.kind': { write: returnToMail, scope: 'kind' },
  'return.all': { write: returnToMail, scope: 'all' },
} as const
export type Press = keyof typeof presses

function isPress(sent: string): sent is Press {
  return Object.hasOwn(presses, sent)
}

/** Reads a POST: a button of the page, or a mail program's one-click unsubscribe (RFC 8058). Null for neither. */
export async function readPress(
  request: Request,
): Promise<{ press: Press; isOneClick: boolean } | null> {
  const form = await receiveForm(request)
  const press = textOf(form, 'press')
  if (isPress(press)) return { press, isOneClick: false }
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click'
  return isOneClick ? { press: 'leave.kind', isOneClick } : null
}

/** Carries out a press and returns the HTTP status. A failure changed nothing. */
export async function carryOut(
  content: Pick<PageContent, 'store'>,
  token: string,
  press: Press,
): Promise<200 | 404 | 429 | 503> {
  const { write, scope } = presses[press]
  try {
    await content.store(write, { token, scope })
    return 200
  } catch (error) {
    const status = error instanceof ServiceError ? error.status : 0
    // An unknown token.
    if (status === 403 || status === 400) return 404
    log.warn({ err: error, operation: write.operation }, 'a mail subscription could not be changed')
    return status === 429 ? 429 : 503
  }
}
