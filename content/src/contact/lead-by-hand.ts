import { parsePhone } from '@washhouse/contract/contact/phone'
import { type CollectionBeforeValidateHook, type Field, ValidationError } from 'payload'
import { nobody } from '../auth/access.ts'
import { label } from '../i18n/labels.ts'
import { say } from '../i18n/say.ts'

/** How a lead came that no form of the website sent. */
export const sourceField: Field = {
  name: 'source',
  type: 'select',
  label: label('ที่มา', 'Source'),
  options: [
    { value: 'phone', label: label('ลูกค้าโทรมา ทีมงานบันทึก', 'A phone call, written down by staff') },
    { value: 'line', label: label('ลูกค้าทักไลน์ ทีมงานบันทึก', 'LINE, written down by staff') },
    { value: 'visit', label: label('ลูกค้ามาเอง ทีมงานบันทึก', 'A visit, written down by staff') },
    { value: 'demo', label: label('ตัวอย่าง ไม่ใช่ลูกค้าจริง', 'An example, no real customer') },
  ],
  filterOptions: ({ options, req }) =>
    req.user
      ? options.filter((option) => typeof option === 'string' || option.value !== 'demo')
      : options,
  // A plain value would become the column's own, and so that of what visitors send.
  defaultValue: ({ user }: { user?: unknown }) => (user ? 'phone' : null),
  access: { update: nobody },
}

/** What a staff member writes down of a caller must be enough to answer him. */
export const takeByHand: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (!data || operation !== 'create' || req.user?.collection !== 'staff') return data
  const typed = typeof data['phone'] === 'string' ? data['phone'].trim() : ''
  const read = /^\+[1-9]\d{7,14}$/.test(typed)
    ? { phone: typed }
    : parsePhone(typed.replace(/[\s()-]/g, ''))
  const faults: { path: string; message: string }[] = []
  const need = (path: string, th: string, en: string) =>
    faults.push({ path, message: say(req, th, en) })
  if (!isText(data['firstName'])) need('firstName', 'กรอกชื่อลูกค้า', 'Enter the name')
  if (typed && 'fault' in read)
    need('phone', 'เบอร์โทรศัพท์ไม่ถูกต้อง ใส่เฉพาะตัวเลข เช่น 081 234 5678', 'This is no phone number')
  if (!typed && !isText(data['email']))
    need('phone', 'กรอกเบอร์โทรศัพท์หรืออีเมลอย่างใดอย่างหนึ่ง', 'Enter a phone number or an e-mail')
  if (data['kind'] === 'problem') {
    if (!data['branch']) need('branch', 'เลือกสาขา', 'Choose the branch')
    if (!data['cause']) need('cause', 'เลือกว่าเกิดอะไรขึ้น', 'Choose what happened')
  } else if (!isText(data['message']))
    need('message', 'กรอกว่าลูกค้าต้องการอะไร', 'Enter what they want')
  if (faults.length > 0) throw new ValidationError({ collection: 'leads', errors: faults, req })
  return { ...data, phone: 'phone' in read ? read.phone : null }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
