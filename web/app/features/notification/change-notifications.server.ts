import { ServiceError } from '@washhouse/contract/client/service-error'
import { notificationCalls } from '@washhouse/contract/notification/notification.calls'
import { data, redirect } from 'react-router'
import { receiveForm } from '../../core/blocks/form/handle-form.server.ts'
import type { MemberContent } from '../../core/content/session/member-content.server.ts'
import { log } from '../../platform/log.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import { targetOf } from './shown-notification.ts'

export type Failure = 'failed' | 'gone'

/** Handles a button of the page: opens the notification with the sent id, or marks all as seen without one. */
export async function changeNotifications(request: Request, member: MemberContent) {
  const sent = (await receiveForm(request)).get('notification')
  const id = typeof sent === 'string' ? sent : null
  const page = localePath(member.language, '/notifications')
  try {
    if (id === null) {
      await member.store(notificationCalls.openNotifications, undefined)
      return redirect(page, 303)
    }
    const opened = await member.store(
      notificationCalls.changeNotification,
      { isRead: true },
      { path: { id } },
    )
    return redirect((opened && targetOf(opened, member.language)) ?? page, 303)
  } catch (error) {
    if (error instanceof Response) throw error
    const isGone = error instanceof ServiceError && error.status === 403
    if (!isGone) log.warn({ err: error }, 'a change of notifications could not be stored')
    const failure: Failure = isGone ? 'gone' : 'failed'
    return data({ failure }, { status: isGone ? 404 : 503 })
  }
}
