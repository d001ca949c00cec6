'use client'

import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { DateTimeField, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import type { ChangeEvent } from 'react'
import { inTwentyFourHours } from '../../ground/fields/moment-format.ts'
import { say } from '../../ground/languages/say.ts'

/** Payload's own field, with a calendar in the language of the admin, and with years of the Buddhist era understood. */
export function MomentField({ field, ...props }: DateFieldClientProps) {
  const { admin } = field
  const { i18n } = useTranslation()
  const timeCaption = say({ i18n }, 'เวลา', 'Time')
  const locale = i18n.dateFNS ? { locale: i18n.dateFNS } : {}
  const overrides = { timeCaption, onChangeRaw: readBuddhistYear, ...locale }
  const own: object = isPlainObject(admin?.date) ? admin.date : {}
  const date = { ...inTwentyFourHours, ...own, overrides }
  return (
    <DateTimeField {...props} field={admin ? { ...field, admin: { ...admin, date } } : field} />
  )
}

/** A year that is typed as on the website, such as 2569, becomes that of the calendar before it is read. */
function readBuddhistYear(event?: ChangeEvent<HTMLInputElement>): void {
  if (!(event?.target instanceof HTMLInputElement)) return
  const { value } = event.target
  const western = value.replace(/\b2[4-9]\d\d\b/, (year) => String(Number(year) - 543))
  if (western !== value) event.target.value = western
}
