import { defineMessages } from '../../../core/i18n/messages.ts'

export const leaveMessages = defineMessages({
  'leave.title': { th: 'ลบบัญชี', en: 'Delete your account' },
  'leave.lead': {
    th: 'ลบแล้วกู้คืนไม่ได้',
    en: 'This can’t be undone.',
  },
  'leave.goes': { th: 'สิ่งที่จะถูกลบทันที', en: 'Deleted immediately' },
  'leave.goes.profile': {
    th: 'ชื่อ อีเมล เบอร์โทร ที่อยู่ รูป และรหัสผ่าน',
    en: 'your name, email, phone, address, picture and password',
  },
  'leave.goes.sessions': {
    th: 'การเข้าสู่ระบบในทุกเครื่อง',
    en: 'your sign-ins on every device',
  },
  'leave.goes.news': { th: 'การรับข่าวทางอีเมล', en: 'news by email' },
  'leave.stays': { th: 'สิ่งที่จะยังอยู่', en: 'Kept' },
  'leave.stays.reports': {
    th: 'เรื่องที่แจ้งและการคืนเงิน เราต้องเก็บเป็นหลักฐานตามระยะเวลาในนโยบาย แต่ไม่ผูกกับบัญชีของคุณอีก',
    en: 'reports and refunds, which we have to keep as records for as long as the policy says, but no longer linked to your account',
  },
  'leave.stays.posts': {
    th: 'กระทู้และความเห็นในเว็บบอร์ด ในชื่อ “อดีตสมาชิก” ถ้าไม่อยากให้อยู่ ลบทิ้งก่อนลบบัญชี',
    en: 'your web board posts and replies, under the name “A former member”. Delete them first if you don’t want them to stay',
  },
  'leave.policy': { th: 'อ่านนโยบายความเป็นส่วนตัว', en: 'Read the privacy policy' },
  'leave.data': { th: 'ดาวน์โหลดข้อมูลเก็บไว้ก่อน', en: 'Download your data first' },
  'leave.confirm': { th: 'ยืนยันว่าเป็นคุณ', en: 'Confirm it’s you' },
  'leave.line': {
    th: 'การเชื่อมกับ LINE โดยระบบจะแจ้ง LY Corporation เพื่อถอนสิทธิ์ที่คุณเคยให้ไว้',
    en: 'your link to LINE; we ask LY Corporation to remove the permissions you gave there',
  },
  'leave.understood': {
    th: 'ฉันเข้าใจว่าลบแล้วกู้คืนไม่ได้',
    en: 'I understand that this can’t be undone',
  },
  'leave.understood.missing': {
    th: 'ติ๊กก่อน ถ้าต้องการลบบัญชีจริง',
    en: 'Please tick this if you really want to delete your account',
  },
  'leave.send': { th: 'ลบบัญชีถาวร', en: 'Delete account permanently' },

  'goodbye.title': { th: 'ลบบัญชีแล้ว ไว้พบกันใหม่', en: 'Your account is deleted. Goodbye!' },
  'goodbye.lead': {
    th: 'ขอบคุณที่เคยซักกับเรา แวะมาซักได้เสมอ ไม่ต้องเป็นสมาชิกก็ใช้เครื่องได้',
    en: 'Thank you for washing with us. Come back any time: you don’t need an account to use the machines.',
  },
  'goodbye.home': { th: 'กลับหน้าแรก', en: 'Back to the home page' },
})
