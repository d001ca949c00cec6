import { defineMessages } from '../../../core/i18n/messages.ts'

export const dataMessages = defineMessages({
  'data.title': { th: 'ข้อมูลของฉัน', en: 'My data' },
  'data.lead': {
    th: 'ข้อมูลทั้งหมดของคุณที่เราเก็บไว้ รวมในไฟล์เดียว',
    en: 'Everything we hold about you, in one file.',
  },
  'data.holds': { th: 'ในไฟล์มี', en: 'The file includes' },
  'data.holds.profile': {
    th: 'ข้อมูลส่วนตัวและการตั้งค่าบัญชี',
    en: 'your profile and account settings',
  },
  'data.holds.reports': {
    th: 'เรื่องที่แจ้งและข้อความที่ส่งขณะเข้าสู่ระบบอยู่',
    en: 'reports and messages you sent while signed in',
  },
  'data.holds.pictures': {
    th: 'รูปโปรไฟล์ รูปที่แนบตอนแจ้งปัญหา และรูปในเว็บบอร์ด',
    en: 'your profile picture, and pictures in your reports and on the web board',
  },
  'data.holds.sessions': {
    th: 'อุปกรณ์ที่เข้าสู่ระบบ และเวลาที่ใช้ล่าสุด',
    en: 'the devices you’re signed in on, and when you last used them',
  },
  'data.holds.not': {
    th: 'ไม่มีรหัสผ่าน เพราะเราไม่รู้รหัสผ่านของคุณ',
    en: 'Your password isn’t included: we don’t know it.',
  },
  'data.format': {
    th: 'ไฟล์ ZIP ข้างในมีหน้าเว็บสำหรับอ่าน ไฟล์ JSON และรูปของคุณ เก็บไว้ในที่ปลอดภัย',
    en: 'A ZIP file with a page to read, the same data as JSON, and your pictures. Keep it somewhere safe.',
  },
  'data.download': { th: 'ดาวน์โหลดข้อมูล', en: 'Download my data' },
  'data.download.json': { th: 'เฉพาะไฟล์ JSON', en: 'JSON file only' },
  'data.requests': { th: 'คำขออื่นเกี่ยวกับข้อมูลของคุณ', en: 'Other requests about your data' },
  'data.requests.hint': {
    th: 'ขอแก้ไข ขอให้ลบ หรือคัดค้านการใช้ข้อมูลได้ เราจะตอบภายใน 30\u00A0วัน',
    en: 'Ask us to correct or delete your data, or object to its use. We’ll reply within 30 days.',
  },
  'data.requests.go': { th: 'ส่งหรือดูคำขอ', en: 'Send or view requests' },
  'data.failed': {
    th: 'ตอนนี้ยังดาวน์โหลดไม่ได้ ลองใหม่ในอีกสักครู่',
    en: 'The file isn’t available right now. Please try again in a moment.',
  },
})
