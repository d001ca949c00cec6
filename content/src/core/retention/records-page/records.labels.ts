import { label, type Label } from '../../../platform/languages/labels.ts'

export const recordsTexts = {
  title: label('บันทึกรายการข้อมูลส่วนบุคคล', 'Records of processing'),
  about: label(
    'ข้อมูลส่วนบุคคลทั้งหมดที่ระบบเก็บ ตามมาตรา 39 สร้างจากตารางเดียวกับที่ใช้ลบข้อมูลเมื่อครบกำหนด ให้ที่ปรึกษากฎหมายตรวจฐานและระยะเวลา',
    'All personal data that is kept, as section 39 of the Act asks for, made of the table by which what is due is removed. Counsel confirms bases and periods.',
  ),
  what: label('ข้อมูล', 'What'),
  where: label('เก็บที่', 'Where'),
  purpose: label('ใช้ทำอะไร', 'Purpose'),
  basis: label('ฐานตามกฎหมาย', 'Basis'),
  period: label('เก็บนานแค่ไหน', 'For how long'),
  receivers: label('ใครได้รับ', 'Who receives it'),
  lastRun: label('ลบครั้งล่าสุด', 'Last removal'),
  never: label('ยังไม่เคย', 'Not yet'),
  traffic: label('ข้อมูลจราจร', 'Traffic log'),
  trafficAbout: label(
    'เปิดดูเมื่อเจ้าพนักงานหรือศาลขอ หรือเมื่อต้องสอบสวนการบุกรุก การเปิดดูแต่ละครั้งถูกบันทึกไว้ในข้อมูลจราจรเอง วันนับตามเวลาสากล (UTC)',
    'For what authorities or a court ask for, and for looking into an intrusion. That it was read is itself kept in the log. Its days are those of universal time (UTC).',
  ),
  from: label('ตั้งแต่วันที่', 'From'),
  to: label('ถึงวันที่', 'To'),
  member: label('เลขสมาชิก (เว้นว่างได้)', 'Member’s id (may be empty)'),
  fetch: label('ดาวน์โหลด', 'Download'),
  byHand: label('ไม่มีกำหนดวัน', 'No fixed day'),
}

/** Labels for staff data in Payload's own collections, and for the collection behind this page. */
export const ownPlaces: Readonly<Record<string, Label>> = {
  'payload-preferences': label('ค่าที่แต่ละคนตั้งในหลังบ้าน', 'Preferences in the admin'),
  'retention-runs': label('การลบข้อมูลที่ครบกำหนด', 'Removals of what was due'),
  'payload-locked-documents': label('รายการที่กำลังมีคนแก้ไข', 'Records being edited'),
}

export const folderText = {
  th: (name: string) => `โฟลเดอร์ ${name}`,
  en: (name: string) => `folder ${name}`,
}

export const removedText = {
  th: (count: number, time: string) => `${count} รายการ · ${time}`,
  en: (count: number, time: string) => `${count} ${count === 1 ? 'record' : 'records'} · ${time}`,
}
