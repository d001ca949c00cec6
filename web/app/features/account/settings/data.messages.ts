import { defineMessages } from '../../../core/i18n/messages.ts'

export const dataMessages = defineMessages({
  'data.title': { th: 'ข้อมูลของฉัน', en: 'My data' },
  'data.lead': {
    th: 'ทุกอย่างที่เราเก็บเกี่ยวกับคุณ ในไฟล์เดียว',
    en: 'All that we keep about you, in one file.',
  },
  'data.holds': { th: 'ในไฟล์มี', en: 'The file holds' },
  'data.holds.profile': {
    th: 'ข้อมูลส่วนตัวและการตั้งค่าของบัญชี',
    en: 'your profile and the settings of your account',
  },
  'data.holds.reports': {
    th: 'เรื่องที่แจ้งและข้อความที่ส่งตอนเข้าสู่ระบบ',
    en: 'reports and messages that you sent while signed in',
  },
  'data.holds.pictures': {
    th: 'รูปประจำตัว รูปที่แจ้งปัญหา และรูปในเว็บบอร์ด',
    en: 'your picture, those of reports, and those on the web board',
  },
  'data.holds.sessions': {
    th: 'อุปกรณ์ที่เข้าสู่ระบบ และเวลาที่ใช้ล่าสุด',
    en: 'the devices you are signed in on, and when they were last used',
  },
  'data.holds.not': {
    th: 'ไม่มีรหัสผ่าน เพราะเราไม่รู้รหัสผ่านของคุณ',
    en: 'Your password is not among it: we do not know it.',
  },
  'data.format': {
    th: 'ไฟล์ ZIP ข้างในมีหน้าเว็บสำหรับอ่าน ไฟล์ JSON และรูปของคุณ เก็บไว้ในที่ปลอดภัย',
    en: 'A ZIP file with a page to read, the same as JSON, and your pictures. Keep it in a safe place.',
  },
  'data.download': { th: 'ดาวน์โหลดข้อมูล', en: 'Download my data' },
  'data.download.json': { th: 'เฉพาะไฟล์ JSON', en: 'The JSON file alone' },
  'data.requests': { th: 'คำขออื่นเกี่ยวกับข้อมูลของคุณ', en: 'Anything else about your data' },
  'data.requests.hint': {
    th: 'ขอแก้ไข ขอให้ลบ หรือคัดค้านการใช้ข้อมูลได้ เราตอบภายใน 30 วัน',
    en: 'Ask for a correction or an erasure, or object. We answer within 30 days.',
  },
  'data.requests.go': { th: 'ส่งหรือดูคำขอ', en: 'Ask, or see what you asked' },
  'data.failed': {
    th: 'ตอนนี้ยังดาวน์โหลดไม่ได้ ลองใหม่ในอีกสักครู่',
    en: 'The file is not available just now. Please try again in a moment.',
  },
})
