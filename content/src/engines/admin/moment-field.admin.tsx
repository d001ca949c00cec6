'use client'

import { DateTimeField, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { inTwentyFourHours } from '../../ground/fields/moment-format.ts'
import { say } from '../../ground/languages/say.ts'

/** Payload's own field; its calendar has an English word for the time in any language. */
export function MomentField({ field, ...props }: DateFieldClientProps) {
  const { admin } = field
  const overrides = { timeCaption: say(useTranslation(), 'เวลา', 'Time') }
  const date = { ...inTwentyFourHours, overrides }
  return (
    <DateTimeField {...props} field={admin ? { ...field, admin: { ...admin, date } } : field} />
  )
}
