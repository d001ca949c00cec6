import { tidyLine } from '@washhouse/contract/text/tidy-text'
import { parsePhone } from '@washhouse/contract/person/phone'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type {
  CollectionBeforeValidateHook,
  Operation,
  PayloadRequest,
  SelectField,
  TextFieldSingleValidation,
} from 'payload'
import { relationship, select, text, textarea } from 'payload/shared'
import { nobody } from '../../../platform/access.ts'
import { optionalChoice } from '../../../platform/fields/choice-fields.ts'
import { label, type Label } from '../../../platform/languages/labels.ts'
import { say } from '../../../platform/languages/say.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { drawReference } from './reference.ts'

/** Source of a lead that no form of the website sent. */
export const sourceField: SelectField = {
  ...optionalChoice('source', label('ที่มา', 'Source'), {
    phone: label('ลูกค้าโทรมา ทีมงานบันทึก', 'A phone call, written down by staff'),
    line: label('ลูกค้าทักไลน์ ทีมงานบันทึก', 'LINE, written down by staff'),
    visit: label('ลูกค้ามาเอง ทีมงานบันทึก', 'A visit, written down by staff'),
    demo: label('ตัวอย่าง ไม่ใช่ลูกค้าจริง', 'An example, no real customer'),
  }),
  filterOptions: ({ options, req }) =>
    req.user
      ? options.filter((option) => typeof option === 'string' || option.value !== 'demo')
      : options,
  // A plain value would become the column's default, also for leads from visitors.
  defaultValue: ({ user }: { user?: unknown }) => (user ? 'phone' : null),
  access: { update: nobody },
}

interface Asked {
  operation?: Operation | undefined
  req: PayloadRequest
  data: unknown
}

/** Leads from visitors were validated on receipt. Leads entered by staff must contain enough to answer them. */
const isByHand = ({ operation, req }: Asked) =>
  operation === 'create' && req.user?.collection === 'staff'

const hasEmail = ({ data }: Asked) => isPlainObject(data) && Boolean(data['email'])

/** Required when staff enter the lead; a filled-in value follows the field's own rule. */
function neededByHand<Value, Options extends Asked, Answer>(
  rule: (value: Value, options: Options) => Answer,
  message: Label,
  isNeeded: (asked: Asked) => boolean = () => true,
) {
  return (value: Value, options: Options) =>
    isByHand(options) && isNeeded(options) && !tidyLine(String(value ?? ''))
      ? say(options.req, message.th, message.en)
      : rule(value, options)
}

export const nameByHand = neededByHand(text, label('กรอกชื่อลูกค้า', 'Enter the name'))
export const messageByHand = neededByHand(
  textarea,
  label('กรอกว่าลูกค้าต้องการอะไร', 'Enter what they want'),
  ({ data }) => !(isPlainObject(data) && data['kind'] === 'problem'),
)
// Payload validates these only where the field is visible.
export const branchByHand = neededByHand(relationship, label('เลือกสาขา', 'Choose the branch'))
export const causeByHand = neededByHand(select, label('เลือกว่าเกิดอะไรขึ้น', 'Choose what happened'))

export const phoneByHand: TextFieldSingleValidation = (value, options) => {
  if (!isByHand(options)) return true
  const { req } = options
  if (!tidyLine(value ?? ''))
    return (
      hasEmail(options) || say(req, 'กรอกเบอร์โทรศัพท์หรืออีเมล', 'Enter a phone number or an email')
    )
  const example = '081 234 5678'
  return (
    readTyped(value ?? '') !== undefined ||
    say(req, `เบอร์โทรศัพท์ไม่ถูกต้อง เช่น ${example}`, `No phone number, such as ${example}`)
  )
}

/** Converts a caller's number to E.164 and gives a problem its reference, as the website does. */
export const takeByHand: CollectionBeforeValidateHook<Lead> = ({ data, operation, req }) => {
  if (!data || operation !== 'create' || req.user?.collection !== 'staff') return data
  const { phone, kind } = data
  const reference = kind === 'problem' ? drawReference() : null
  return { ...data, reference, phone: phone ? (readTyped(phone) ?? phone) : null }
}

function readTyped(typed: string): string | undefined {
  const read = parsePhone(typed)
  return 'phone' in read ? read.phone : undefined
}
