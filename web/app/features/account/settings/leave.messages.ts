import { defineMessages } from '../../../core/i18n/messages.ts'

export const leaveMessages = defineMessages({
  'leave.title': { th: 'ลบบัญชี', en: 'Delete your account' },
  'leave.lead': {
    th: 'ลบแล้วเอากลับมาไม่ได้',
    en: 'Once it is deleted nobody can bring it back.',
  },
  'leave.goes': { th: 'สิ่งที่หายทันที', en: 'What goes at once' },
  'leave.goes.profile': {
    th: 'ชื่อ อีเมล เบอร์โทร ที่อยู่ รูป และรหัสผ่าน',
    en: 'your name, email, phone, address, picture and password',
  },
  'leave.goes.sessions': {
    th: 'การเข้าสู่ระบบในทุกเครื่อง',
    en: 'your sign-in on every device',
  },
  'leave.goes.news': { th: 'การรับข่าวทางอีเมล', en: 'news by email' },
  'leave.stays': { th: 'สิ่งที่ยังอยู่', en: 'What stays' },
  'leave.stays.reports': {
    th: 'เรื่องที่แจ้งและการคืนเงิน เป็นหลักฐานทางบัญชีตามระยะเวลาในนโยบาย แต่ไม่ผูกกับบัญชีของคุณอีก',
    en: 'reports and refunds, as proof for our books, for as long as the policy says, no longer tied to your account',
  },
  'leave.stays.posts': {
    th: 'กระทู้และความเห็นในเว็บบอร์ด ในชื่อ “อดีตสมาชิก” ถ้าไม่อยากให้อยู่ ลบทิ้งก่อนลบบัญชี',
    en: 'what you wrote on the web board, as by “a former member”; take it back first if you want it gone',
  },
  'leave.policy': { th: 'อ่านนโยบายความเป็นส่วนตัว', en: 'Read the privacy policy' },
  'leave.data': { th: 'ดาวน์โหลดข้อมูลเก็บไว้ก่อน', en: 'Download your data first' },
  'leave.confirm': { th: 'ยืนยันว่าเป็นคุณ', en: 'Show that it is you' },
  'leave.line': {
    th: 'การเชื่อมกับ LINE โดยระบบจะแจ้ง LY Corporation เพื่อถอนสิทธิ์ที่คุณเคยให้ไว้',
    en: 'your LINE account’s tie to this one; LY Corporation is told to take back what you allowed there',
  },
  'leave.understood': {
    th: 'ฉันเข้าใจว่าลบแล้วเอากลับมาไม่ได้',
    en: 'I understand that nobody can bring it back',
  },
  'leave.understood.missing': {
    th: 'ติ๊กก่อน ถ้าต้องการลบบัญชีจริง',
    en: 'Please tick it if you really want to delete your account',
  },
  'leave.send': { th: 'ลบบัญชีถาวร', en: 'Delete my account for good' },

  'goodbye.title': { th: 'ลบบัญชีแล้ว ลาก่อนนะ', en: 'Your account is deleted. Goodbye!' },
  'goodbye.lead': {
    th: 'ขอบคุณที่เคยซักกับเรา ประตูร้านเปิดรอ 24 ชั่วโมงเหมือนเดิม',
    en: 'Thank you for washing with us. Our doors stay open, day and night.',
  },
  'goodbye.home': { th: 'กลับหน้าแรก', en: 'Back to the home page' },
})
