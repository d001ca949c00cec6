'use client'

import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { DateTimeField, useField, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { inTwentyFourHours } from '../../ground/fields/moment-format.ts'
import { readMoment } from '../../ground/fields/read-moment.ts'
import { say } from '../../ground/languages/say.ts'

/** Payload's own field. Its calendar has English words before it is told the language, and knows no Buddhist era. */
export function MomentField({ field, ...props }: DateFieldClientProps) {
  const { admin } = field
  const { i18n } = useTranslation()
  const timeCaption = say({ i18n }, 'เวลา', 'Time')
  const overrides = { timeCaption, ...(i18n.dateFNS ? { locale: i18n.dateFNS } : {}) }
  const { value, setValue } = useField<string | null>({ path: props.path })
  // A year that was typed as on the website, such as 2569.
  const read = readMoment(value)
  const isRead = !value || read === undefined || Date.parse(read) === Date.parse(value)
  useEffect(() => {
    if (!isRead && !props.readOnly) setValue(read, true)
  }, [isRead, props.readOnly, read, setValue])
  const own: object = isPlainObject(admin?.date) ? admin.date : {}
  const date = { ...inTwentyFourHours, ...own, overrides }
  return (
    <DateTimeField {...props} field={admin ? { ...field, admin: { ...admin, date } } : field} />
  )
}
