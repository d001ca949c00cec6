'use client'

import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { DateTimeField, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { inTwentyFourHours } from '../../ground/fields/moment-format.ts'
import { readMoment } from '../../ground/fields/read-moment.ts'
import { say } from '../../ground/languages/say.ts'

/** Payload's own field, with a calendar in the language of the admin, and with years of the Buddhist era understood. */
export function MomentField({ field, ...props }: DateFieldClientProps) {
  const { admin } = field
  const { i18n } = useTranslation()
  const timeCaption = say({ i18n }, 'เวลา', 'Time')
  const overrides = { timeCaption, ...(i18n.dateFNS ? { locale: i18n.dateFNS } : {}) }
  const { dispatchFields } = useForm()
  const { path, readOnly } = props
  const value = useFormFields(([fields]) => fields[path]?.value)
  // A year that was typed as on the website, such as 2569.
  const read = readMoment(value)
  const isRead = read === undefined || Date.parse(read) === Date.parse(String(value))
  useEffect(() => {
    if (!isRead && !readOnly) dispatchFields({ type: 'UPDATE', path, value: read })
  }, [dispatchFields, isRead, path, read, readOnly])
  const own: object = isPlainObject(admin?.date) ? admin.date : {}
  const date = { ...inTwentyFourHours, ...own, overrides }
  return (
    <DateTimeField {...props} field={admin ? { ...field, admin: { ...admin, date } } : field} />
  )
}
