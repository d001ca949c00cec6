import { defineMessages, type MessageIdOf } from '../../../i18n/messages.ts'

export type MailedLinkMessageId = MessageIdOf<typeof mailedLinkMessages>

/** What the pages say that mailed links lead to. */
export const mailedLinkMessages = defineMessages({
  'link.spent': {
    th: 'ลิงก์นี้ใช้ไม่ได้แล้ว อาจหมดอายุหรือใช้ไปแล้ว',
    en: 'This link does not work any more: it is too old or has been used',
  },
  'link.wait': {
    th: 'ลองหลายครั้งเกินไป รออีก {minutes}\u00A0นาทีแล้วลองใหม่',
    en: 'Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}}.',
  },
  'link.account': { th: 'ไปที่บัญชีของฉัน', en: 'Go to my account' },
  'link.signIn': { th: 'เข้าสู่ระบบ', en: 'Sign in' },

  'verify.title': { th: 'ยืนยันอีเมล', en: 'Confirm your email' },
  'verify.lead': {
    th: 'กดปุ่มเดียว เราจะได้รู้ว่าอีเมลนี้เป็นของคุณ',
    en: 'One press shows us that this address is yours.',
  },
  'verify.submit': { th: 'ยืนยันอีเมลนี้', en: 'Confirm this email' },
  'verify.done.title': { th: 'ยืนยันอีเมลแล้ว ขอบคุณ', en: 'Confirmed, thank you' },
  'verify.done.hint': {
    th: 'จดหมายเรื่องสำคัญของบัญชีจะส่งมาที่อีเมลนี้',
    en: 'What matters about your account is mailed to this address.',
  },
  'verify.spent.hint': {
    th: 'ถ้ายืนยันไปแล้ว ไม่ต้องทำอะไรอีก ถ้ายังไม่ได้ยืนยัน ขอลิงก์ใหม่ได้ที่นี่',
    en: 'If you have confirmed it already, there is nothing left to do. If not, ask for another link here.',
  },
  'verify.again': { th: 'ขอลิงก์ยืนยันใหม่', en: 'Another link to confirm your email' },
  'verify.again.lead': {
    th: 'บอกอีเมลที่ใช้สมัคร เราจะส่งลิงก์ยืนยันไปให้อีกครั้ง',
    en: 'Tell us the email that you registered with, and we send the link again.',
  },
  'verify.again.submit': { th: 'ส่งลิงก์ยืนยัน', en: 'Send me the link' },
  'verify.sent.title': { th: 'ดูในกล่องจดหมายของคุณ', en: 'Look into your mailbox' },
  'verify.sent.hint': {
    th: 'ถ้าอีเมลนี้เป็นสมาชิกและยังไม่ได้ยืนยัน ลิงก์กำลังไปถึง ใช้ได้ภายใน 24\u00A0ชั่วโมง',
    en: 'If this email has an account and is not confirmed yet, a link is on its way. It works for 24 hours.',
  },
  'verify.sent.again': { th: 'ส่งอีกครั้ง หรือใช้อีเมลอื่น', en: 'Send again, or try another email' },

  'newEmail.title': { th: 'ยืนยันอีเมลใหม่', en: 'Confirm your new email' },
  'newEmail.lead': {
    th: 'กดปุ่มด้านล่าง บัญชีของคุณจะย้ายมาใช้อีเมลนี้',
    en: 'Press the button, and your account moves to this address.',
  },
  'newEmail.submit': { th: 'ใช้อีเมลนี้', en: 'Use this email' },
  'newEmail.done.title': { th: 'เปลี่ยนอีเมลแล้ว', en: 'Your email is changed' },
  'newEmail.done.hint': {
    th: 'ครั้งหน้าเข้าสู่ระบบด้วยอีเมลใหม่ได้เลย',
    en: 'Sign in with the new address from now on.',
  },
  'newEmail.spent.hint': {
    th: 'ขอลิงก์ใหม่ได้จากหน้าบัญชีของคุณ',
    en: 'You can ask for another one in your account.',
  },
  'newEmail.cancelled': {
    th: 'คำขอเปลี่ยนอีเมลนี้ถูกยกเลิกแล้ว เพราะมีการเปลี่ยนรหัสผ่านของบัญชี',
    en: 'This change of email was cancelled, because the password of the account was changed',
  },
  'newEmail.cancelled.hint': {
    th: 'ถ้ายังอยากใช้อีเมลนี้ ขอเปลี่ยนใหม่ได้จากหน้าบัญชีของคุณ',
    en: 'If you still want this address, ask for it again in your account.',
  },
  'newEmail.taken': {
    th: 'มีบัญชีอื่นใช้อีเมลนี้อยู่แล้ว',
    en: 'Another account has this address by now',
  },

  'undoEmail.title': { th: 'ใช้อีเมลเดิมต่อ', en: 'Keep your old email' },
  'undoEmail.lead': {
    th: 'ถ้าคุณไม่ได้เปลี่ยนอีเมลเอง กดปุ่มด้านล่าง เราจะคืนบัญชีให้อีเมลนี้และออกจากระบบทุกเครื่อง',
    en: 'If it was not you who changed it, press the button: the account comes back to this address, and every device is signed out.',
  },
  'undoEmail.submit': { th: 'คืนอีเมลเดิม', en: 'Give me back my old email' },
  'undoEmail.done.title': { th: 'บัญชีกลับมาใช้อีเมลเดิมแล้ว', en: 'Your old email is back' },
  'undoEmail.done.hint': {
    th: 'ออกจากระบบทุกเครื่องแล้ว และลิงก์ตั้งรหัสผ่านใหม่กำลังไปถึงอีเมลนี้ ตั้งรหัสใหม่ก่อนเข้าสู่ระบบ',
    en: 'Every device is signed out, and a link to a new password is on its way to this address. Set one before you sign in.',
  },
  'undoEmail.spent.hint': {
    th: 'ลิงก์คืนอีเมลใช้ได้ 7\u00A0วัน ถ้ายังเข้าบัญชีไม่ได้ ติดต่อเราได้เลย',
    en: 'It works for seven days. If you still cannot get into your account, get in touch.',
  },
  'undoEmail.contact': { th: 'ติดต่อเรา', en: 'Contact us' },

  'mailStart.title': { th: 'ให้ส่งอีเมลมาที่นี่อีกครั้ง', en: 'Have emails sent here again' },
  'mailStart.lead': {
    th: 'คุณเปิดลิงก์นี้ได้ แปลว่าอีเมลส่งถึงแล้ว กดปุ่ม แล้วเราจะส่งให้เหมือนเดิม',
    en: 'You got our link, so mail arrives. Press the button, and we send everything as before.',
  },
  'mailStart.submit': { th: 'ส่งมาที่นี่ได้เลย', en: 'Send them here again' },
  'mailStart.done.title': { th: 'เรียบร้อย เราจะส่งให้เหมือนเดิม', en: 'Done: we write to you again' },
  'mailStart.done.hint': {
    th: 'เลือกได้เสมอว่าอยากรับอีเมลแบบไหน ในบัญชีของคุณ',
    en: 'What you are sent is up to you: you can choose it in your account.',
  },
  'mailStart.spent.hint': {
    th: 'ถ้ายังไม่ได้รับอีเมลจากเรา ขอลิงก์ใหม่ได้ในบัญชีของคุณ',
    en: 'If your email is still stopped, you can ask for another link in your account.',
  },
  'mailStart.again': { th: 'ไปเลือกอีเมลที่อยากรับ', en: 'Go and choose your emails' },

  'appeal.title': { th: 'ขอให้ทบทวนการระงับบัญชี', en: 'Ask us to look at your suspension again' },
  'appeal.lead': {
    th: 'เล่าให้ทีมงานฟังว่าเกิดอะไรขึ้น เขียนได้หนึ่งครั้ง เราจะทบทวนภายใน 24\u00A0ชั่วโมง',
    en: 'Tell our team what happened. You can write once; we look at it within 24 hours.',
  },
  'appeal.message': { th: 'ข้อความถึงทีมงาน', en: 'Your message to our team' },
  'appeal.missing': { th: 'เขียนถึงเราสักนิด', en: 'Please write us a few words' },
  'appeal.submit': { th: 'ส่งให้ทีมงาน', en: 'Send it to our team' },
  'appeal.done.title': { th: 'ได้รับข้อความแล้ว', en: 'We have your message' },
  'appeal.done.hint': {
    th: 'ทีมงานจะทบทวนภายใน 24\u00A0ชั่วโมง',
    en: 'Our team looks at it again within 24 hours.',
  },
  'appeal.spent.hint': {
    th: 'ลิงก์ใช้ได้หนึ่งครั้ง ภายใน 14\u00A0วัน ถ้ายังเข้าบัญชีไม่ได้ ติดต่อเราได้เลย',
    en: 'It works once, for 14 days. If you still cannot get into your account, get in touch.',
  },
})
