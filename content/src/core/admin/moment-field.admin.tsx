'use client'

import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { DateTimeField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps, DateFieldValidation } from 'payload'
import { type SyntheticEvent, useCallback, useEffect, useState } from 'react'
import { inTwentyFourHours } from '../../platform/fields/moment-format.ts'
import { useSay } from './use-say.ts'
import { isReadable, tidyTypedDate, typedFormats } from './typed-date.ts'

/**
 * Payload's date field with a calendar in the admin's language. It accepts dates as people in Thailand type them. Unreadable
 * text shows an error and blocks publishing.
 */
export function MomentField({ field, validate, ...props }: DateFieldClientProps) {
  const { admin } = field
  const { i18n } = useTranslation()
  const say = useSay()
  const value = useFormFields(([fields]) => fields[props.path]?.value)
  const [unread, setUnread] = useState('')
  const [isLeft, setLeft] = useState(false)
  useEffect(() => setUnread(''), [value])
  const fault = say(
    `“${unread}” ไม่ใช่วันที่ที่อ่านได้ พิมพ์ เช่น 5 ธ.ค. 2569 09:00`,
    `“${unread}” is not a date that can be read. Type for example 5 Dec 2026 09:00.`,
  )
  const judge = useCallback<DateFieldValidation>(
    (given, options) => (unread === '' ? (validate?.(given, options) ?? true) : fault),
    [fault, unread, validate],
  )
  const own: object = isPlainObject(admin?.date) ? admin.date : {}
  const date = { ...inTwentyFourHours, ...own }
  const formats = date.pickerAppearance === 'dayAndTime' ? typedFormats.moment : typedFormats.day
  const overrides = {
    timeCaption: say('เวลา', 'Time'),
    dateFormat: [date.displayFormat, ...formats],
    onBlur: () => setLeft(true),
    onCalendarClose: () => setLeft(true),
    onChangeRaw(event?: SyntheticEvent) {
      const input = event?.type === 'change' ? event.target : undefined
      if (!(input instanceof HTMLInputElement)) return setUnread('')
      const text = tidyTypedDate(input.value)
      if (text !== input.value) input.value = text
      setLeft(false)
      setUnread(text.trim() === '' || isReadable(text, formats, i18n.dateFNS) ? '' : text)
    },
    ...(i18n.dateFNS ? { locale: i18n.dateFNS } : {}),
  }
  return (
    <>
      <DateTimeField
        {...props}
        validate={judge}
        field={admin ? { ...field, admin: { ...admin, date: { ...date, overrides } } } : field}
      />
      {isLeft && unread !== '' && (
        <p className="moment-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
