import type { OutboxPurpose } from '../../../engines/mail/outbox-source.ts'
import { label } from '../../../ground/languages/labels.ts'

/** What is mailed about requests. */
export const dataRequestPurposes = {
  'data-proof': {
    label: label('ลิงก์ยืนยันคำขอเรื่องข้อมูล', 'Link that proves a request about data'),
    channel: 'mail',
    toVisitor: true,
  },
  'data-received': {
    label: label('ตอบรับคำขอเรื่องข้อมูล', 'Request about data has arrived'),
    channel: 'mail',
    toVisitor: true,
  },
  'data-answered': {
    label: label('ตอบคำขอเรื่องข้อมูล', 'Answer to a request about data'),
    channel: 'mail',
    toVisitor: true,
  },
  'data-refused': {
    label: label('ปฏิเสธคำขอเรื่องข้อมูล', 'Refusal of a request about data'),
    channel: 'mail',
    toVisitor: true,
  },
  'data-arrived': {
    label: label('แจ้งผู้ดูแลระบบว่ามีคำขอเรื่องข้อมูล', 'To administrators: a request about data'),
    channel: 'mail',
  },
  'data-due': {
    label: label('เตือนคำขอเรื่องข้อมูลใกล้ครบกำหนด', 'To administrators: a request is due'),
    channel: 'mail',
  },
} satisfies Record<string, OutboxPurpose>

export type DataRequestPurpose = keyof typeof dataRequestPurposes
