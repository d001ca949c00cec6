import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type ProblemMessageId = MessageIdOf<typeof problemMessages>

export const problemMessages = defineMessages({
  'problem.title': { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' },
  'problem.lead': {
    th: 'เครื่องหยุด เครื่องกินเหรียญ หรือน้ำยาไม่ออก แจ้งเราได้เลย ใช้เวลาไม่ถึง 2\u00A0นาที',
    en: 'Machine stopped, coin stuck, no detergent? Tell us here in under two minutes.',
  },
  'problem.refund': {
    th: 'จ่ายเงินแล้วเครื่องไม่ทำงาน เราคืนเงินหรือให้ซักใหม่ฟรี ภายใน {days}\u00A0วันทำการ นับจากวันที่ได้ข้อมูลครบ',
    en: 'Paid but the machine didn’t work? We’ll refund you or give you a free wash within {days, plural, one {one working day} other {# working days}} of getting all the details.',
  },
  'problem.atMachine': {
    th: 'ยืนอยู่หน้าเครื่องตอนนี้ ทักหรือโทรหาเราได้เลย',
    en: 'At the machine right now? Message or call us.',
  },
  'problem.follow': { th: 'แจ้งไว้แล้ว ดูความคืบหน้า', en: 'Already reported? Check progress' },
  'problem.aid': { th: 'ลองทำตามนี้ก่อน', en: 'Try this first' },
  'problem.aid.hint': {
    th: 'เลือกอาการที่เจอ หลายเรื่องแก้เองได้ในหนึ่งนาที ไม่หายค่อยแจ้งเราด้านล่าง',
    en: 'Choose what happened. Many problems take a minute to fix. If not, report it below.',
  },
  'problem.form': { th: 'เกิดอะไรขึ้นที่ร้าน', en: 'What happened at the branch?' },
  'problem.branch': { th: 'สาขา', en: 'Branch' },
  'problem.branch.choose': { th: 'เลือก…', en: 'Choose…' },
  'problem.branch.type': {
    th: 'พิมพ์ชื่อสาขา จังหวัด หรือจุดสังเกต',
    en: 'Branch, province or landmark',
  },
  'problem.branch.none': {
    th: 'ไม่มีสาขาที่ตรงกับคำนี้ ลองพิมพ์ชื่อจังหวัด',
    en: 'No branch matches. Try the name of the province.',
  },
  'problem.branch.found': {
    th: 'พบ {count, plural, other {#}} สาขา',
    en: '{count, plural, one {# branch} other {# branches}} found',
  },
  'problem.near': { th: 'สาขาใกล้ฉัน', en: 'Branches near me' },
  'problem.near.asking': { th: 'กำลังหาตำแหน่ง…', en: 'Finding your location…' },
  'problem.near.failed': {
    th: 'หาตำแหน่งของคุณไม่พบ พิมพ์ชื่อสาขาแทนได้เลย',
    en: 'We couldn’t find your location. Type the branch instead.',
  },
  'problem.machine': { th: 'หมายเลขเครื่อง', en: 'Machine number' },
  'problem.machine.hint': {
    th: 'ดูที่สติกเกอร์บนเครื่อง เช่น W-04',
    en: 'On the sticker on the machine, e.g. W-04',
  },
  'problem.cause': { th: 'ปัญหาที่เจอ', en: 'What went wrong?' },
  'problem.cause.machine_stopped': { th: 'เครื่องหยุดกลางคัน', en: 'The machine stopped mid-cycle' },
  'problem.cause.coin_not_returned': {
    th: 'จ่ายแล้วเครื่องไม่เดิน / เครื่องกินเหรียญ',
    en: 'I paid, but it didn’t start',
  },
  'problem.cause.detergent': { th: 'น้ำยาไม่ออก', en: 'No detergent came out' },
  'problem.cause.other': { th: 'เรื่องอื่น', en: 'Something else' },
  'problem.amount': { th: 'เสียเงินไปเท่าไร (บาท)', en: 'How much did you lose? (baht)' },
  'problem.message': { th: 'เล่าเพิ่มเติม', en: 'Tell us more' },
  'problem.message.hint': {
    th: 'เช่น เกิดเมื่อไร หน้าจอขึ้นว่าอะไร ผ้ายังค้างในเครื่องไหม',
    en: 'e.g. when it happened, what the display says, whether your laundry is still inside',
  },
  'problem.photo': { th: 'รูปถ่าย', en: 'Photo' },
  'problem.photo.hint': {
    th: 'รูปเครื่องหรือหน้าจอ ไม่เกิน 8\u00A0MB',
    en: 'The machine or its display, up to 8\u00A0MB',
  },
  'problem.reach': { th: 'ให้เราติดต่อกลับทางไหน', en: 'How can we reach you?' },
  'problem.reach.hint': {
    th: 'กรอกอย่างใดอย่างหนึ่งก็พอ ใช้เพื่อแก้เรื่องนี้เท่านั้น',
    en: 'Either one is enough. We only use it for this report.',
  },
  'problem.send': { th: 'ส่งเรื่อง', en: 'Send report' },
  'problem.noBranches.title': {
    th: 'ตอนนี้เปิดแบบฟอร์มไม่ได้',
    en: 'The form isn’t available right now',
  },
  'problem.noBranches.hint': {
    th: 'ลองใหม่ในอีกสักครู่ ถ้าเรื่องด่วน ทักแชตหรือโทรหาเราได้ทันที',
    en: 'Try again in a moment. If it’s urgent, message us or call.',
  },
  'problem.retry': { th: 'ลองอีกครั้ง', en: 'Try again' },

  'problem.fault.branch': { th: 'เลือกสาขาที่เกิดเรื่อง', en: 'Choose the branch' },
  'problem.fault.cause': { th: 'เลือกว่าเกิดเรื่องอะไร', en: 'Choose what happened' },
  'problem.fault.machine': {
    th: 'หมายเลขเครื่องยาวเกินไป ใส่ได้ไม่เกิน 20 ตัวอักษร',
    en: 'The machine number is too long. Use up to 20 characters.',
  },
  'problem.fault.amount': {
    th: 'ใส่จำนวนเงินเป็นตัวเลข เช่น 40',
    en: 'Enter the amount as a number, e.g. 40',
  },
  'problem.fault.photo': {
    th: 'เปิดรูปนี้ไม่ได้ ใช้ไฟล์ JPEG, PNG หรือ WebP',
    en: 'We can’t open this photo. Use a JPEG, PNG or WebP file.',
  },
  'problem.fault.photoSize': {
    th: 'รูปใหญ่เกิน 8\u00A0MB เลือกรูปที่เล็กลง หรือส่งโดยไม่แนบรูป',
    en: 'The photo is larger than 8\u00A0MB. Choose a smaller one, or leave it out.',
  },

  'problem.sent.title': { th: 'รับเรื่องแล้ว', en: 'We’ve got your report' },
  'problem.sent.code': { th: 'รหัสติดตามเรื่อง', en: 'Report code' },
  'problem.sent.hint': {
    th: 'เก็บรหัสนี้ไว้ ใช้ดูความคืบหน้าหรือบอกทีมงานเมื่อโทรหรือทักแชต',
    en: 'Keep this code to check progress, or give it to our team when you call or message.',
  },
  'problem.sent.own': {
    th: 'เรื่องนี้อยู่ในบัญชีของคุณแล้ว ดูความคืบหน้าและส่งข้อมูลเพิ่มได้ทุกเมื่อ',
    en: 'This report is saved in your account. You can check progress or add to it any time.',
  },
  'problem.sent.account': { th: 'ไปที่ตะกร้าผ้าของฉัน', en: 'Go to My laundry' },
  'problem.sent.branch': { th: 'สาขา', en: 'Branch' },
  'problem.sent.machine': { th: 'เครื่อง', en: 'Machine' },
  'problem.sent.amount': { th: 'เงินที่หายไป', en: 'Amount lost' },
  'problem.sent.baht': { th: '{amount}\u00A0บาท', en: '{amount} baht' },
  'problem.sent.refund': {
    th: 'ถ้าเครื่องขัดข้องหรือเป็นความผิดพลาดของเรา เราคืนเงินหรือให้ซักใหม่ฟรี ภายใน {days}\u00A0วันทำการ นับจากวันที่ได้ข้อมูลครบ เราจะติดต่อขอเลขพร้อมเพย์หรือเลขบัญชีก่อนโอน',
    en: 'If the machine failed or we made a mistake, we’ll refund you or give you a free wash within {days, plural, one {one working day} other {# working days}} of getting all the details. We’ll ask for your PromptPay or bank account number first.',
  },
  'problem.sent.copy': { th: 'คัดลอกรหัส', en: 'Copy code' },
  'problem.sent.copied': { th: 'คัดลอกแล้ว', en: 'Copied' },
  'problem.sent.refused': { th: 'คัดลอกไม่ได้ จดไว้แทน', en: 'Couldn’t copy: write it down' },
  'problem.sent.follow': { th: 'ดูความคืบหน้า', en: 'Check progress' },
})
