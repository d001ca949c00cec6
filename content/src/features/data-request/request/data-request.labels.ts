import type {
  DataRequestKind,
  DataRequestState,
} from '@washhouse/contract/data-request/data-request.contract'
import { label, type Label } from '../../../platform/languages/labels.ts'

export const kindLabels: Record<DataRequestKind, Label> = {
  access: label('ขอทราบว่าเก็บอะไรไว้', 'To know what is kept'),
  copy: label('ขอสำเนาข้อมูล', 'A copy of the data'),
  correction: label('ขอแก้ไขข้อมูลให้ถูกต้อง', 'Correction'),
  erasure: label('ขอให้ลบข้อมูล', 'Erasure'),
  objection: label('คัดค้านการใช้ข้อมูล', 'Objection'),
  guardian: label('ผู้ปกครองขอถอนความยินยอมแทนผู้เยาว์', 'A guardian takes consent back'),
}

export const stateLabels: Record<DataRequestState, Label> = {
  unproven: label('รอยืนยันตัวตน', 'Not proven yet'),
  open: label('รอดำเนินการ', 'Open'),
  answered: label('ดำเนินการแล้ว', 'Answered'),
  refused: label('ปฏิเสธ', 'Refused'),
}

export const channelLabels = {
  account: label('สมาชิกส่งจากบัญชี', 'From a member’s account'),
  website: label('ส่งจากเว็บไซต์ ไม่ได้เข้าสู่ระบบ', 'From the website, not signed in'),
  post: label('จดหมาย', 'By post'),
  counter: label('มาที่ร้านหรือสำนักงาน', 'At a shop or the office'),
}
export type Channel = keyof typeof channelLabels

/** Actions on a request, as steps of its case. */
export const actLabels = {
  received: label('ได้รับคำขอ', 'Received'),
  proven: label('ยืนยันตัวตนแล้ว', 'Identity proven'),
  copied: label('ดาวน์โหลดสำเนา', 'Copy taken'),
  answered: label('ดำเนินการแล้ว', 'Answered'),
  refused: label('ปฏิเสธ', 'Refused'),
  reopened: label('เปิดเรื่องใหม่', 'Opened again'),
  erased: label('ลบข้อมูลแล้ว', 'Data erased'),
  withdrawn: label(
    'ถอนความยินยอมแทนผู้เยาว์และลบบัญชีแล้ว',
    'Consent taken back for a minor, account erased',
  ),
}
export type Act = keyof typeof actLabels

/** Everything else that the page of a request says. */
export const requestTexts = {
  title: label('ดำเนินการ', 'Handling'),
  due: label('ต้องตอบภายใน', 'To be answered by'),
  late: label('เลยกำหนดแล้ว', 'overdue'),
  daysLeft: label('วันที่เหลือ', 'days left'),
  member: label('บัญชีของผู้ขอ', 'The account of who asks'),
  sameAddress: label('อีเมลนี้มีบัญชีสมาชิก', 'An account has this address'),
  prove: label('ยืนยันตัวตนแล้ว', 'Identity is proven'),
  proveAsk: label(
    'บันทึกว่าเห็นหลักฐานอะไร เช่น บัตรประชาชน โดยไม่ต้องจดเลขบัตร',
    'Write down what you saw, such as an identity card; not its number.',
  ),
  evidence: label('หลักฐานที่เห็น', 'What you saw'),
  copy: label('ดาวน์โหลดสำเนาข้อมูล (ZIP)', 'Download the copy (ZIP)'),
  answer: label('ดำเนินการแล้ว', 'Answered'),
  answerAsk: label(
    'ผู้ขอจะได้รับอีเมลพร้อมข้อความนี้ และปิดเรื่อง',
    'Who asked gets this text by e-mail, and the request is closed.',
  ),
  whatWasDone: label('ทำอะไรไปบ้าง', 'What was done'),
  refuse: label('ปฏิเสธ', 'Refuse'),
  refuseAsk: label(
    'ผู้ขอจะได้รับเหตุผลนี้ทางอีเมล และได้ทราบว่าร้องเรียนต่อ สคส. ได้',
    'Who asked gets this reason by e-mail, with the right to complain to the PDPC.',
  ),
  reason: label('เหตุผล', 'Reason'),
  reopen: label('เปิดเรื่องใหม่', 'Open again'),
  reopenAsk: label(
    'เหตุผลจะอยู่ในหน้านี้ กำหนดวันเดิมยังใช้อยู่',
    'The reason stays on this page; the day by which it is due stays the same.',
  ),
  reopenedWhy: label('ทำไมเปิดเรื่องใหม่', 'Why it was opened again'),
  erase: label('ลบข้อมูลของอีเมลนี้', 'Erase the data under this address'),
  eraseAsk: label(
    'ลบเรื่องและคำขอทั้งหมดที่ส่งด้วยอีเมลนี้โดยไม่มีบัญชี กู้คืนไม่ได้ แล้วปิดคำขอ',
    'All that was sent from this address without an account is deleted for good, and the request is closed.',
  ),
  withdraw: label('ถอนความยินยอมและลบบัญชีผู้เยาว์', 'Take consent back and erase the minor’s account'),
  withdrawAsk: label(
    'บัญชีที่แสดงด้านบนและข้อมูลทั้งหมดจะถูกลบทันที กู้คืนไม่ได้ แล้วปิดคำขอ ตรวจก่อนว่าผู้ขอเป็นผู้ปกครองจริง',
    'The account named above is deleted at once with all that is kept of it, for good, and the request is closed. Make sure first that who asks is the guardian.',
  ),
  guardianHelp: label(
    'ถ้าผู้เยาว์สมัครด้วยอีเมลอื่น ให้เปิดบัญชีนั้นในเมนูสมาชิก กดลบบัญชี แล้วกลับมากดว่าดำเนินการแล้ว',
    'Where the minor registered with another address, erase that account on its own page under Members, then say here what was done.',
  ),
  yes: label('ยืนยัน', 'Confirm'),
  no: label('ยกเลิก', 'Cancel'),
  trouble: label('ไม่สำเร็จ โหลดหน้านี้ใหม่แล้วลองอีกครั้ง', 'That did not work. Reload and try again.'),
  kind: label('คำขอเรื่องข้อมูลส่วนบุคคล', 'Request about personal data'),
  inQueue: label('จัดการในคิวของทีมงาน', 'Handle it in the queue'),
}
