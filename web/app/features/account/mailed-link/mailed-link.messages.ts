import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type MailedLinkMessageId = MessageIdOf<typeof mailedLinkMessages>

export const mailedLinkMessages = defineMessages({
  'link.spent': {
    th: 'ลิงก์นี้ใช้ไม่ได้แล้ว อาจหมดอายุหรือใช้ไปแล้ว',
    en: 'This link no longer works. It has expired or already been used.',
  },
  'link.wait': {
    th: 'ลองหลายครั้งเกินไป รออีก {minutes}\u00A0นาทีแล้วลองใหม่',
    en: 'Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}}.',
  },
  'link.account': { th: 'ไปที่ตะกร้าผ้าของฉัน', en: 'Go to My laundry' },
  'link.login': { th: 'เข้าสู่ระบบ', en: 'Sign in' },

  'verify.title': { th: 'ยืนยันอีเมล', en: 'Confirm your email' },
  'verify.lead': {
    th: 'กดปุ่มเดียว เราจะได้รู้ว่าอีเมลนี้เป็นของคุณ',
    en: 'One tap shows us this email is yours.',
  },
  'verify.submit': { th: 'ยืนยันอีเมลนี้', en: 'Confirm this email' },
  'verify.done.title': { th: 'ยืนยันอีเมลแล้ว ขอบคุณ', en: 'Email confirmed, thank you' },
  'verify.done.hint': {
    th: 'เราจะส่งเรื่องสำคัญเกี่ยวกับบัญชีมาที่อีเมลนี้',
    en: 'We’ll send important account messages to this address.',
  },
  'verify.spent.hint': {
    th: 'ถ้ายืนยันไปแล้ว ไม่ต้องทำอะไรอีก ถ้ายังไม่ได้ยืนยัน ขอลิงก์ใหม่ได้ที่นี่',
    en: 'Already confirmed? Then you’re all set. If not, ask for a new link here.',
  },
  'askVerify.title': { th: 'ขอลิงก์ยืนยันใหม่', en: 'Get a new confirmation link' },
  'askVerify.lead': {
    th: 'กรอกอีเมลที่ใช้สมัคร เราจะส่งลิงก์ยืนยันไปให้อีกครั้ง',
    en: 'Enter the email you registered with and we’ll send the link again.',
  },
  'askVerify.submit': { th: 'ส่งลิงก์ยืนยัน', en: 'Send me the link' },
  'askVerify.sent.title': { th: 'เช็กอีเมลของคุณ', en: 'Check your email' },
  'askVerify.sent.hint': {
    th: 'ถ้าอีเมลนี้เป็นสมาชิกและยังไม่ได้ยืนยัน เราจะส่งลิงก์ไปให้ ใช้ได้ภายใน 24\u00A0ชั่วโมง',
    en: 'If this email has an account that isn’t confirmed yet, a link is on its way. It works for 24 hours.',
  },
  'askVerify.sent.again': { th: 'ส่งอีกครั้ง หรือใช้อีเมลอื่น', en: 'Send again or try another email' },

  'newEmail.title': { th: 'ยืนยันอีเมลใหม่', en: 'Confirm your new email' },
  'newEmail.lead': {
    th: 'กดปุ่มด้านล่าง แล้วบัญชีของคุณจะเปลี่ยนมาใช้อีเมลนี้',
    en: 'Press the button and your account will use this email.',
  },
  'newEmail.submit': { th: 'ใช้อีเมลนี้', en: 'Use this email' },
  'newEmail.done.title': { th: 'เปลี่ยนอีเมลแล้ว', en: 'Email changed' },
  'newEmail.done.hint': {
    th: 'ครั้งหน้าเข้าสู่ระบบด้วยอีเมลใหม่ได้เลย',
    en: 'Sign in with your new email from now on.',
  },
  'newEmail.spent.hint': {
    th: 'ถ้ายังอยากเปลี่ยนอีเมล ขอลิงก์ใหม่ได้ในบัญชีของคุณ',
    en: 'Still want to change your email? Ask for a new link in your account.',
  },
  'newEmail.cancelled': {
    th: 'คำขอเปลี่ยนอีเมลนี้ถูกยกเลิกแล้ว',
    en: 'This email change was cancelled',
  },
  'newEmail.cancelled.hint': {
    th: 'คำขอจะถูกยกเลิกเมื่อคุณกดยกเลิก ขอเปลี่ยนเป็นอีเมลอื่น หรือเปลี่ยนรหัสผ่าน ถ้ายังอยากใช้อีเมลนี้ ขอใหม่ได้เลย',
    en: 'That happens when you cancel it, ask for a different email or change your password. Still want this email? Ask for the change again.',
  },
  'newEmail.again': { th: 'ขอเปลี่ยนอีเมลอีกครั้ง', en: 'Ask for the change again' },
  'newEmail.taken': {
    th: 'มีบัญชีอื่นใช้อีเมลนี้อยู่แล้ว',
    en: 'Another account already uses this email',
  },

  'undoEmail.title': { th: 'ใช้อีเมลเดิมต่อ', en: 'Keep your old email' },
  'undoEmail.lead': {
    th: 'ถ้าคุณไม่ได้เปลี่ยนอีเมลเอง กดปุ่มด้านล่าง เราจะเปลี่ยนบัญชีกลับมาใช้อีเมลนี้ และให้ทุกเครื่องออกจากระบบ',
    en: 'If you didn’t make this change, press the button. Your account will go back to this email, and every device will be signed out.',
  },
  'undoEmail.submit': { th: 'กลับไปใช้อีเมลเดิม', en: 'Restore my old email' },
  'undoEmail.done.title': { th: 'บัญชีกลับมาใช้อีเมลเดิมแล้ว', en: 'Your old email is back' },
  'undoEmail.done.hint': {
    th: 'ออกจากระบบทุกเครื่องแล้ว และเราส่งลิงก์ตั้งรหัสผ่านใหม่ไปที่อีเมลนี้ให้แล้ว ตั้งรหัสผ่านใหม่ก่อนเข้าสู่ระบบ',
    en: 'Every device is signed out, and a link to set a new password is on its way to this email. Set one before you sign in.',
  },
  'undoEmail.spent.hint': {
    th: 'ลิงก์นี้ใช้ได้ 7\u00A0วัน ถ้ายังเข้าบัญชีไม่ได้ ติดต่อเราได้เลย',
    en: 'It works for seven days. If you still can’t get into your account, contact us.',
  },
  'link.contact': { th: 'ติดต่อเรา', en: 'Contact us' },

  'mailStart.title': { th: 'รับอีเมลจากเราอีกครั้ง', en: 'Get our emails here again' },
  'mailStart.lead': {
    th: 'คุณเปิดลิงก์นี้ได้ แปลว่าอีเมลส่งถึงแล้ว กดปุ่ม แล้วเราจะส่งให้เหมือนเดิม',
    en: 'You got our link, so our emails reach you. Press the button and we’ll send everything as before.',
  },
  'mailStart.submit': { th: 'ส่งมาที่อีเมลนี้ได้เลย', en: 'Send them here again' },
  'mailStart.done.title': {
    th: 'เรียบร้อย เราจะส่งให้เหมือนเดิม',
    en: 'Done: you’ll get our emails again',
  },
  'mailStart.done.hint': {
    th: 'เลือกได้เสมอในบัญชีของคุณว่าอยากรับอีเมลแบบไหน',
    en: 'You can choose which emails you get in your account.',
  },
  'mailStart.spent.hint': {
    th: 'ถ้ายังไม่ได้รับอีเมลจากเรา ขอลิงก์ใหม่ได้ในบัญชีของคุณ',
    en: 'If you still don’t get our emails, ask for a new link in your account.',
  },
  'mailStart.again': { th: 'ไปเลือกอีเมลที่อยากรับ', en: 'Choose your emails' },

  'appeal.title': { th: 'ขอให้ทบทวนการระงับบัญชี', en: 'Ask for a review of your suspension' },
  'appeal.lead': {
    th: 'เล่าให้ทีมงานฟังว่าเกิดอะไรขึ้น เขียนได้หนึ่งครั้ง เราจะทบทวนภายใน 24\u00A0ชั่วโมง',
    en: 'Tell our team what happened. You can write once, and we’ll review it within 24 hours.',
  },
  'appeal.message': { th: 'ข้อความถึงทีมงาน', en: 'Your message to our team' },
  'appeal.missing': { th: 'เขียนถึงเราสักนิด', en: 'Please write us a few words' },
  'appeal.submit': { th: 'ส่งให้ทีมงาน', en: 'Send to our team' },
  'appeal.done.title': { th: 'ได้รับข้อความแล้ว', en: 'We’ve got your message' },
  'appeal.done.hint': {
    th: 'ทีมงานจะทบทวนภายใน 24\u00A0ชั่วโมง',
    en: 'Our team will review it within 24 hours.',
  },
  'appeal.spent.hint': {
    th: 'ลิงก์ใช้ได้หนึ่งครั้ง ภายใน 14\u00A0วัน ถ้ายังเข้าบัญชีไม่ได้ ติดต่อเราได้เลย',
    en: 'It works once, for 14 days. If you still can’t get into your account, contact us.',
  },

  'confirmRequest.title': { th: 'ยืนยันคำขอเรื่องข้อมูล', en: 'Confirm your request' },
  'confirmRequest.lead': {
    th: 'กดปุ่มเพื่อยืนยันว่าอีเมลนี้เป็นของคุณ แล้วเราจะเริ่มดำเนินการ',
    en: 'Press the button to confirm this email is yours. Then we’ll get started.',
  },
  'confirmRequest.submit': { th: 'ยืนยันคำขอ', en: 'Confirm request' },
  'confirmRequest.done.title': { th: 'ยืนยันแล้ว', en: 'Confirmed' },
  'confirmRequest.done.hint': {
    th: 'เราได้รับคำขอแล้ว และจะตอบทางอีเมลภายใน 30 วัน',
    en: 'We’ve received your request and will reply by email within 30 days.',
  },
  'confirmRequest.spent': { th: 'ลิงก์นี้ใช้ไม่ได้แล้ว', en: 'This link no longer works' },
  'confirmRequest.spent.hint': {
    th: 'ลิงก์ใช้ได้ครั้งเดียวภายใน 7 วัน ถ้ายังไม่ได้ยืนยัน ส่งคำขอใหม่ได้',
    en: 'It works once, for 7 days. If you haven’t confirmed yet, please send the request again.',
  },
  'confirmRequest.open': {
    th: 'เรากำลังดำเนินการคำขอแบบเดียวกันของอีเมลนี้อยู่แล้ว เลขที่ {reference} ถ้าอยากเพิ่มรายละเอียด ตอบกลับอีเมลของคำขอนั้นได้เลย',
    en: 'We’re already working on a request like this for this email: reference {reference}. To add details, reply to the email about it.',
  },
  'confirmRequest.again': { th: 'ส่งคำขอใหม่', en: 'Send the request again' },
  'confirmRequest.wait': {
    th: 'ลองหลายครั้งเกินไป รอสักครู่แล้วลองใหม่',
    en: 'Too many tries. Please wait a moment.',
  },

  'forgot.title': { th: 'ลืมรหัสผ่าน', en: 'Forgot your password?' },
  'forgot.lead': {
    th: 'กรอกอีเมลที่ใช้สมัคร เราจะส่งลิงก์ตั้งรหัสผ่านใหม่ไปให้',
    en: 'Enter your email and we’ll send you a link to set a new password.',
  },
  'forgot.submit': { th: 'ส่งลิงก์ให้ฉัน', en: 'Send me the link' },
  'forgot.signIn': { th: 'กลับไปเข้าสู่ระบบ', en: 'Back to sign in' },
  'forgot.sent.title': { th: 'เช็กอีเมลของคุณ', en: 'Check your email' },
  'forgot.sent.hint': {
    th: 'ถ้าอีเมลนี้เป็นสมาชิก เราจะส่งลิงก์ตั้งรหัสผ่านใหม่ไปให้ ใช้ได้ครั้งเดียวภายใน 1\u00A0ชั่วโมง',
    en: 'If this email has an account, a link to set a new password is on its way. It works once, within an hour.',
  },
  'forgot.sent.spam': {
    th: 'ถ้าไม่เห็นใน 5\u00A0นาที ลองดูในโฟลเดอร์อีเมลขยะ',
    en: 'Nothing after five minutes? Check your spam folder.',
  },
  'forgot.sent.again': { th: 'ส่งอีกครั้ง หรือใช้อีเมลอื่น', en: 'Send again or try another email' },
  'forgot.wait': {
    th: 'ขอลิงก์หลายครั้งติดกัน รออีก {minutes}\u00A0นาทีแล้วลองใหม่',
    en: 'You’ve asked for too many links. Please wait {minutes, plural, one {a minute} other {# minutes}}.',
  },

  'reset.title': { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  'reset.lead': {
    th: 'ตั้งเสร็จแล้ว ทุกเครื่องที่เข้าสู่ระบบไว้จะต้องเข้าใหม่',
    en: 'You’ll need to sign in again on every device.',
  },
  'reset.submit': { th: 'บันทึกรหัสผ่านใหม่', en: 'Save new password' },
  'reset.spent.hint': {
    th: 'กรอกอีเมลที่ใช้สมัคร แล้วเราจะส่งลิงก์ใหม่ให้',
    en: 'Enter your email and we’ll send you a new one.',
  },
})
