import { mostConsentRounds } from '@washhouse/contract/consent/consent.contract'
import type { Field, GlobalBeforeChangeHook } from 'payload'
import { optionalSwitch } from '../../platform/fields/choice-fields.ts'
import { momentField } from '../../platform/fields/date-fields.ts'
import { wholeNumberField } from '../../platform/fields/number-fields.ts'
import { nobody } from '../../platform/access.ts'
import { label } from '../../platform/languages/labels.ts'
import type { Tracking } from '../../platform/payload-types.ts'

const written = { access: { create: nobody, update: nobody } }
const askedAt = momentField('askedAnewAt', label('ถามใหม่ครั้งล่าสุดเมื่อ', 'Asked anew since'))

/** How visitors are asked about cookies once more: `startRound` acts on the tick and takes it away. */
export const askingFields: Field[] = [
  optionalSwitch(
    'askAnew',
    label('ถามความยินยอมเรื่องคุกกี้ใหม่กับทุกคน', 'Ask everybody about cookies anew'),
    false,
    {
      description: label(
        'ติ๊กเมื่อใช้คุกกี้เพื่อเรื่องใหม่ หรือมีผู้รับข้อมูลรายใหม่ เพราะความยินยอมใช้ได้เฉพาะเรื่องที่เคยบอกไว้ บันทึกแล้วตัวเลือกเดิมของทุกคนจะใช้ไม่ได้อีก และแถบคุกกี้จะขึ้นใหม่ ถ้าแค่ปรับถ้อยคำไม่ต้องติ๊ก',
        'For a new purpose or a new receiver: consent holds for what it was asked for. Once you save, no earlier choice counts and the banner is back for everybody. Not for a change of words.',
      ),
    },
  ),
  { ...askedAt, ...written, admin: { ...askedAt.admin, readOnly: true } },
  {
    ...wholeNumberField('consentRound', label('รอบที่ถาม', 'Round of asking'), {
      min: 1,
      max: mostConsentRounds,
      defaultValue: 1,
      required: true,
    }),
    ...written,
    admin: { hidden: true },
  },
]

/** Begins another round of asking about cookies where an editor has ticked that; the tick is none that stays. */
export const startRound: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const before: Partial<Tracking> = originalDoc ?? {}
  if (data['askAnew'] !== true) return data
  return {
    ...data,
    askAnew: false,
    consentRound: (before.consentRound ?? 1) + 1,
    askedAnewAt: new Date().toISOString(),
  }
}
