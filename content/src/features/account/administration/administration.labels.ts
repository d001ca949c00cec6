import { label } from '../../../platform/languages/labels.ts'

export const actLabels = {
  suspended: label('ระงับการใช้งาน', 'Suspended'),
  lifted: label('เลิกระงับการใช้งาน', 'Suspension lifted'),
  sessions: label('ให้ออกจากระบบทุกเครื่อง', 'All sessions ended'),
  reset: label('ส่งลิงก์ตั้งรหัสผ่านใหม่', 'Link to a new password sent'),
  exported: label('ส่งออกข้อมูล', 'Data exported'),
  erased: label('ลบบัญชี', 'Account erased'),
}
export type Act = keyof typeof actLabels

export const moderationTexts = {
  title: label('ดูแลสมาชิก', 'Care'),
  suspend: label('ระงับการใช้งาน', 'Suspend'),
  suspendAsk: label(
    'สมาชิกจะออกจากระบบทุกเครื่องทันที และได้รับอีเมลพร้อมเหตุผลนี้',
    'The member is signed out everywhere at once and gets this reason by email.',
  ),
  reason: label('เหตุผล', 'Reason'),
  lift: label('เลิกระงับ', 'Lift the suspension'),
  endSessions: label('ให้ออกจากระบบทุกเครื่อง', 'End all sessions'),
  reset: label('ส่งลิงก์ตั้งรหัสผ่านใหม่', 'Send a link to a new password'),
  export: label('ส่งออกข้อมูล (JSON)', 'Export the data (JSON)'),
  copy: label('ดาวน์โหลดสำเนา (ZIP)', 'Download the copy (ZIP)'),
  erase: label('ลบบัญชี', 'Erase the account'),
  eraseAsk: label(
    'ลบบัญชีและข้อมูลในบัญชีทันที เรียกคืนไม่ได้ ถ้าสมาชิกมีคำขอให้ลบข้อมูลที่ยังเปิดอยู่ เรื่องที่เขาส่งมาจะถูกลบด้วย แน่ใจหรือไม่',
    'The account and what belongs to it are deleted at once, for good; what was sent, too, where a request for erasure is open. Are you sure?',
  ),
  yes: label('ยืนยัน', 'Confirm'),
  no: label('ยกเลิก', 'Cancel'),
  trouble: label('ไม่สำเร็จ โหลดหน้านี้ใหม่แล้วลองอีกครั้ง', 'That did not work. Reload and try again.'),
  sessions: label('เครื่องที่เข้าระบบอยู่', 'Sessions'),
  noSessions: label('ไม่ได้เข้าระบบอยู่ที่ใด', 'Signed in nowhere.'),
  misused: label('จบเพราะใช้โทเคนเก่าซ้ำ', 'ended, as an old token was used again'),
  unknownBrowser: label('ไม่ทราบเบราว์เซอร์', 'unknown browser'),
  leads: label('เรื่องที่ส่งมา', 'What was sent'),
  noLeads: label('ยังไม่เคยส่งเรื่อง', 'Nothing so far.'),
  consents: label('ความยินยอม', 'Consents'),
  noConsents: label('ยังไม่เคยให้หรือถอน', 'Nothing given or taken back so far.'),
  version: label('นโยบายฉบับ', 'policy version'),
  history: label('ประวัติการดูแล', 'History'),
  noHistory: label('ยังไม่มี', 'Nothing so far.'),
  staff: label('ทีมงาน', 'staff'),
}
