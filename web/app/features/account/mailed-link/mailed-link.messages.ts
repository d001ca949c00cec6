import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type MailedLinkMessageId = MessageIdOf<typeof mailedLinkMessages>

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
  'link.login': { th: 'เข้าสู่ระบบ', en: 'Sign in' },

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
  'askVerify.title': { th: 'ขอลิงก์ยืนยันใหม่', en: 'Another link to confirm your email' },
  'askVerify.lead': {
    th: 'บอกอีเมลที่ใช้สมัคร เราจะส่งลิงก์ยืนยันไปให้อีกครั้ง',
    en: 'Tell us the email that you registered with, and we send the link again.',
  },
  'askVerify.submit': { th: 'ส่งลิงก์ยืนยัน', en: 'Send me the link' },
  'askVerify.sent.title': { th: 'ดูในกล่องจดหมายของคุณ', en: 'Look into your mailbox' },
  'askVerify.sent.hint': {
    th: 'ถ้าอีเมลนี้เป็นสมาชิกและยังไม่ได้ยืนยัน ลิงก์กำลังไปถึง ใช้ได้ภายใน 24\u00A0ชั่วโมง',
    en: 'If this email has an account and is not confirmed yet, a link is on its way. It works for 24 hours.',
  },
  'askVerify.sent.again': { th: 'ส่งอีกครั้ง หรือใช้อีเมลอื่น', en: 'Send again, or try another email' },

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
  'link.contact': { th: 'ติดต่อเรา', en: 'Contact us' },

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

  'confirmRequest.title': { th: 'ยืนยันคำขอเรื่องข้อมูล', en: 'Confirm your request' },
  'confirmRequest.lead': {
    th: 'กดปุ่มเพื่อยืนยันว่าอีเมลนี้เป็นของคุณ แล้วเราจะเริ่มดำเนินการ',
    en: 'Press the button to show that the email is yours. Then we begin.',
  },
  'confirmRequest.submit': { th: 'ยืนยันคำขอ', en: 'Confirm the request' },
  'confirmRequest.done.title': { th: 'ยืนยันแล้ว', en: 'Confirmed' },
  'confirmRequest.done.hint': {
    th: 'เราได้รับคำขอแล้ว และจะตอบทางอีเมลภายใน 30 วัน',
    en: 'We have your request and answer by email within 30 days.',
  },
  'confirmRequest.spent': { th: 'ลิงก์นี้ใช้ไม่ได้แล้ว', en: 'This link does not work any more' },
  'confirmRequest.spent.hint': {
    th: 'ลิงก์ใช้ได้ครั้งเดียวภายใน 7 วัน ถ้ายังไม่ได้ยืนยัน ส่งคำขอใหม่ได้',
    en: 'It works once, for 7 days. If it was never used, please send the request again.',
  },
  'confirmRequest.open': {
    th: 'เรากำลังดำเนินการคำขอแบบเดียวกันของอีเมลนี้อยู่แล้ว เลขที่ {reference} ถ้าอยากเพิ่มรายละเอียด ตอบกลับอีเมลของคำขอนั้นได้เลย',
    en: 'We are dealing with such a request about this email already: reference {reference}. To add to it, reply to the email about it.',
  },
  'confirmRequest.again': { th: 'ส่งคำขอใหม่', en: 'Send the request again' },
  'confirmRequest.wait': {
    th: 'ลองหลายครั้งเกินไป รอสักครู่แล้วลองใหม่',
    en: 'Too many tries. Please wait a moment.',
  },

  'forgot.title': { th: 'ลืมรหัสผ่าน', en: 'Forgot your password?' },
  'forgot.lead': {
    th: 'บอกอีเมลที่ใช้สมัคร เราจะส่งลิงก์ตั้งรหัสผ่านใหม่ไปให้',
    en: 'Tell us your email, and we send you a link to a new one.',
  },
  'forgot.submit': { th: 'ส่งลิงก์ให้ฉัน', en: 'Send me the link' },
  'forgot.signIn': { th: 'กลับไปเข้าสู่ระบบ', en: 'Back to sign in' },
  'forgot.sent.title': { th: 'ดูในกล่องจดหมายของคุณ', en: 'Look into your mailbox' },
  'forgot.sent.hint': {
    th: 'ถ้าอีเมลนี้เป็นสมาชิก ลิงก์ตั้งรหัสผ่านใหม่กำลังไปถึง ใช้ได้ภายใน 1\u00A0ชั่วโมง และใช้ได้ครั้งเดียว',
    en: 'If this email has an account, a link to a new password is on its way. It works once, within an hour.',
  },
  'forgot.sent.spam': {
    th: 'ไม่เห็นใน 5\u00A0นาที ลองดูในโฟลเดอร์จดหมายขยะ',
    en: 'Nothing after five minutes? Have a look at your spam folder.',
  },
  'forgot.sent.again': { th: 'ส่งอีกครั้ง หรือใช้อีเมลอื่น', en: 'Send again, or try another email' },
  'forgot.wait': {
    th: 'ขอลิงก์หลายครั้งติดกัน รออีก {minutes}\u00A0นาทีแล้วลองใหม่',
    en: 'Many links were asked for. Please wait {minutes, plural, one {a minute} other {# minutes}}.',
  },

  'reset.title': { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  'reset.lead': {
    th: 'ตั้งเสร็จแล้ว ทุกเครื่องที่เข้าสู่ระบบไว้จะต้องเข้าใหม่',
    en: 'Every device that is signed in will have to sign in again.',
  },
  'reset.submit': { th: 'บันทึกรหัสผ่านใหม่', en: 'Save the new password' },
  'reset.spent.hint': {
    th: 'บอกอีเมลที่ใช้สมัคร แล้วเราจะส่งลิงก์ใหม่ให้',
    en: 'Tell us your email, and we send you a new one.',
  },
})
