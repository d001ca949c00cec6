import { defineMessages } from '../../../core/i18n/messages.ts'

export const lineRegisterMessages = defineMessages({
  'lineRegister.title': { th: 'สมัครสมาชิกด้วย LINE', en: 'Register with LINE' },
  'lineRegister.lead': {
    th: 'เหลืออีกนิดเดียว ครั้งหน้าเข้าด้วย LINE ได้เลย ไม่ต้องใช้รหัสผ่าน',
    en: 'Nearly there. From now on LINE lets you in, without a password.',
  },
  'lineRegister.noEmail': {
    th: 'LINE ไม่ได้ส่งอีเมลของคุณมา กรอกอีเมลที่ใช้อยู่ เราจะส่งลิงก์ไปให้ยืนยัน',
    en: 'LINE has not told us your email. Enter the one you use, and we send a link to confirm it.',
  },
  'lineRegister.email': {
    th: 'ตรวจอีเมลอีกที เราจะส่งลิงก์ไปให้ยืนยัน',
    en: 'Please check your email: we send a link there to confirm it.',
  },
  'lineRegister.taken': {
    th: 'อีเมลนี้มีบัญชีอยู่แล้ว เพื่อความปลอดภัย เราไม่เชื่อม LINE ให้เอง เข้าสู่ระบบด้วยบัญชีนั้นก่อน แล้วเชื่อม LINE ในหน้าตะกร้าผ้าของฉัน',
    en: 'This email has an account already. To keep it safe we do not link LINE to it automatically: sign in to that account, then link LINE there.',
  },
  'lineRegister.late': {
    th: 'หมดเวลาแล้ว หรือ LINE นี้สมัครไปแล้ว เริ่มใหม่ด้วย LINE อีกครั้ง',
    en: 'That took too long, or this LINE account is registered already. Start again with LINE.',
  },
})
