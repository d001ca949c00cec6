import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { PayloadRequest } from 'payload'
import { say } from '../../platform/languages/say.ts'
import type { TextRule } from '../../platform/fields/text-rule.ts'
import { requireThai, withinLength } from '../../platform/fields/thai-rule.ts'
import { wholeNumber } from '../../platform/fields/number-fields.ts'

interface Bounds {
  req: PayloadRequest
  data: unknown
  min?: number
  max?: number
}

/** True for washers and dryers. Only they have a capacity and programmes with a duration. */
export function takesLaundry(machine: unknown): boolean {
  const kind = kindOf(machine)
  return kind === 'washer' || kind === 'dryer'
}

export function isWasher(machine: unknown): boolean {
  return kindOf(machine) === 'washer'
}

function kindOf(machine: unknown): unknown {
  return isPlainObject(machine) ? machine['kind'] : undefined
}

/** Kilograms or minutes, required for washers and dryers. */
export function requiredWithLaundry(
  value: number | null | undefined,
  { data, ...bounds }: Bounds,
): string | true {
  return wholeNumber(value, { ...bounds, required: takesLaundry(data) })
}

/** A wash programme is identified by its water temperature, which is unique within a machine. */
export function oneOfEach(
  value: string | string[] | null | undefined,
  { data, req }: Bounds,
): string | true {
  if (!isWasher(data)) return true
  if (!value) return say(req, 'กรุณาเลือกน้ำที่ใช้ซัก', 'Please choose the water of the wash.')
  const isTwice = programmesOf(data).filter(({ temperature }) => temperature === value).length > 1
  if (!isTwice) return true
  return say(
    req,
    'น้ำแบบนี้มีอยู่แล้วในเครื่องเดียวกัน ให้เหลือรายการเดียว',
    'This machine has that water already: keep one of the two.',
  )
}

/** Everything but a wash programme needs a name. */
export const namedUnlessWash: TextRule = (value, field) => {
  const { data } = field as typeof field & { data?: unknown }
  return isWasher(data) ? withinLength(value, field) : requireThai(value, field)
}

/** A washer or dryer needs a price to be published. */
export function pricedWithLaundry(value: unknown, { data, req }: Bounds): string | true {
  const isPriced = Array.isArray(value) ? value.length > 0 : Number(value ?? 0) > 0
  if (isPriced || !takesLaundry(data)) return true
  return say(
    req,
    'เครื่องซักและเครื่องอบต้องมีราคาอย่างน้อยหนึ่งรายการ',
    'A washer or dryer needs at least one price.',
  )
}

function programmesOf(machine: unknown): Record<string, unknown>[] {
  const programmes = isPlainObject(machine) ? machine['programmes'] : undefined
  return Array.isArray(programmes) ? programmes.filter(isPlainObject) : []
}
