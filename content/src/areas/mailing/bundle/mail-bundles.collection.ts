import type { CollectionConfig } from 'payload'
import { isAdministrator, nobody } from '../../../ground/access.ts'
import { momentField } from '../../../ground/fields/date-fields.ts'
import { groups, label, oneAndMany } from '../../../ground/languages/labels.ts'
import { runEndpoints } from '../sending/run.endpoints.ts'
import { runFields } from '../sending/run.fields.ts'

const written = { access: { create: nobody, update: nobody } }

/** The bundle of each day, for all who have something in it. Written by `bundle-schedule.ts`. */
export const mailBundles: CollectionConfig<'mail-bundles'> = {
  slug: 'mail-bundles',
  labels: oneAndMany('รวมเรื่องรายวัน', 'Daily bundle', 'Daily bundles'),
  admin: {
    group: groups.news,
    useAsTitle: 'day',
    defaultColumns: ['day', 'state', 'sent', 'open', 'failed', 'unheard'],
    hideAPIURL: true,
    description: label(
      'อีเมลวันละฉบับถึงสมาชิกที่มีเรื่องของตัวเองซึ่งยังไม่ได้เปิดดู ส่งเวลา 18.00 น.',
      'A mail a day to each member who has something of his own that he has not looked at, at 18:00.',
    ),
  },
  defaultSort: '-day',
  lockDocuments: false,
  access: { read: isAdministrator, create: nobody, update: nobody, delete: nobody },
  endpoints: runEndpoints('mail_bundles'),
  fields: [
    {
      name: 'day',
      type: 'text',
      label: label('วันที่', 'Day'),
      required: true,
      unique: true,
      maxLength: 10,
      ...written,
    },
    {
      name: 'desk',
      type: 'ui',
      admin: {
        components: { Field: '/areas/mailing/sending/run-desk.admin.tsx#BundleDesk' },
        disableListColumn: true,
      },
    },
    // What members were told after the first of these moments, and up to the second.
    { ...momentField('since', label('ตั้งแต่', 'From')), ...written },
    { ...momentField('until', label('ถึง', 'Up to')), ...written },
    ...runFields,
  ],
}
