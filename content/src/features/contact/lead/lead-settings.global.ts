import { type LeadKind, leadKinds } from '@washhouse/contract/contact/contact.contract'
import type { Field, GlobalConfig, PayloadRequest, TextField } from 'payload'
import { z } from 'zod'
import { isAdministrator, isEditor } from '../../../platform/access.ts'
import { groups, label } from '../../../platform/languages/labels.ts'
import { say } from '../../../platform/languages/say.ts'
import { wholeNumberField } from '../../../platform/fields/number-fields.ts'
import { kindsOfLeads } from './lead-kinds.ts'
import { kindLabels } from './lead.labels.ts'

/** Who is notified of leads, and when a lead is overdue. Recipients get personal data, so administrators choose them. */
export const leadSettings: GlobalConfig<'lead-settings'> = {
  slug: 'lead-settings',
  label: label('ตั้งค่าการรับเรื่อง', 'Lead settings'),
  admin: {
    group: groups.leads,
    description: label(
      'ใครได้รับอีเมลเมื่อมีเรื่องเข้ามา และรอได้นานแค่ไหนก่อนที่ระบบจะเตือน แก้ได้เฉพาะผู้ดูแลระบบ',
      'Who gets a mail for each lead, and how long one may wait before a warning. Only administrators change it.',
    ),
  },
  access: { read: isEditor, update: isAdministrator },
  fields: [
    ...leadKinds.map(recipients),
    {
      name: 'acknowledges',
      type: 'checkbox',
      label: label('ส่งอีเมลตอบรับให้ลูกค้าด้วย', 'Senders get an acknowledgement'),
      defaultValue: true,
      admin: {
        description: label(
          'ส่งให้ผู้ที่กรอกอีเมลไว้ เป็นภาษาที่เขาใช้บนเว็บ เรื่องแจ้งปัญหามีรหัสและลิงก์ดูความคืบหน้าให้',
          'To those who gave an address, in the language in which they wrote; for a problem with its code and the link to its status.',
        ),
      },
    },
    ...leadKinds.map(patience),
  ],
}

/** A request, or the service itself. */
export type Asking = Pick<PayloadRequest, 'payload'>

/**
 * Hours after which a new lead of a kind is overdue. Within a write it uses that write's connection, as the pool may be
 * exhausted.
 */
export async function readHours(req: Asking, kind: LeadKind): Promise<number> {
  const settings = await req.payload.findGlobal({ slug: 'lead-settings', req })
  return settings[`${kind}Hours`]
}

function recipients(kind: LeadKind): TextField {
  const { th, en } = kindLabels[kind]
  return {
    name: `${kind}Recipients`,
    type: 'text',
    hasMany: true,
    maxRows: 20,
    label: label(`ผู้รับอีเมลเรื่อง “${th}”`, `Recipients: ${en.toLowerCase()}`),
    admin: {
      description: label(
        'พิมพ์อีเมลแล้วกด Enter ใส่ได้หลายคน',
        'Type an address and press Enter; there may be several.',
      ),
    },
    validate(value: string | string[] | null | undefined, { req }) {
      const wrong = [value ?? []].flat().find((each) => !z.regexes.html5Email.test(each))
      if (wrong === undefined) return true
      return say(req, `“${wrong}” ไม่ใช่อีเมล`, `“${wrong}” is not an email address.`)
    },
  }
}

function patience(kind: LeadKind): Field {
  const { th, en } = kindLabels[kind]
  const text = label(
    `เตือนเมื่อเรื่อง “${th}” ยังไม่มีคนรับหลังจากนี้ (ชั่วโมง)`,
    `Hours after which a new one is warned of: ${en.toLowerCase()}`,
  )
  const bounds = { min: 1, max: 720, defaultValue: kindsOfLeads[kind].hours }
  return wholeNumberField(`${kind}Hours`, text, { ...bounds, required: true })
}
