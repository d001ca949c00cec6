import type { DateField } from 'payload'
import type { Label } from '../languages/labels.ts'
import type { FieldAdmin } from './field-admin.ts'

/** How the admin writes a moment and asks for one: as Thailand does, in 24 hours. */
export const inTwentyFourHours = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMM yyyy HH:mm',
  timeFormat: 'HH:mm',
  timeIntervals: 15,
} as const

/** A day and a time of day. */
export function momentField(name: string, text: Label) {
  return {
    name,
    type: 'date',
    label: text,
    admin: {
      date: inTwentyFourHours,
      components: { Field: '/engines/admin/moment-field.admin.tsx#MomentField' },
    },
  } satisfies DateField
}

/** A day of the calendar. */
export function dayField(name: string, text: Label, admin: FieldAdmin = {}) {
  return {
    name,
    type: 'date',
    label: text,
    admin: { ...admin, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
  } satisfies DateField
}
