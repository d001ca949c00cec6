import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { PayloadRequest } from 'payload'
import { label, type Label } from '../../../platform/languages/labels.ts'
import { unlessKept } from '../../../platform/fields/normalized.ts'
import { say } from '../../../platform/languages/say.ts'
import { isInThailand, readPlace } from './shop-place.ts'

interface Judged {
  req: PayloadRequest
  siblingData?: unknown
  min?: number
  max?: number
}

/** Validates both numbers of a place together, as either can change separately. */
export const validatePlace = unlessKept(
  (value: number | null | undefined, field: Judged): string | true => {
    if (value === null || value === undefined) return true
    const fault = faultOf(value, field)
    return fault === undefined || say(field.req, fault.th, fault.en)
  },
)

function faultOf(
  value: unknown,
  { min = -180, max = 180, siblingData }: Judged,
): Label | undefined {
  const place = isPlainObject(siblingData) ? readPlace(siblingData) : null
  const [longitude, latitude] = place ?? [0, 0]
  if (place && isInThailand([latitude, longitude]))
    return label('ละติจูดกับลองจิจูดสลับกัน', 'Latitude and longitude are swapped.')
  if (typeof value !== 'number' || value < min || value > max)
    return label(`กรอกตัวเลขตั้งแต่ ${min} ถึง ${max}`, `Write a number from ${min} to ${max}.`)
  if (!place)
    return label(
      'กรอกทั้งละติจูดและลองจิจูด หรือเว้นว่างทั้งคู่',
      'Fill in both latitude and longitude, or neither.',
    )
  if (longitude === 0 && latitude === 0)
    return label('พิกัด 0, 0 ไม่ใช่ที่ตั้งของร้าน', 'No shop stands at 0, 0.')
  if (isInThailand(place)) return undefined
  return label('พิกัดนี้อยู่นอกประเทศไทย', 'This place is outside Thailand.')
}
