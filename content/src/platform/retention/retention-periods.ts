import { label } from '../languages/labels.ts'
import type { Kept } from './retained-data.ts'

const whileMember = label('จนกว่าจะลบบัญชี', 'Until the account is deleted')
const afterClosing = label('หลังปิดเรื่องและไม่มีใครแก้ไขอีก', 'after the last change, once it is closed')
const accountPurpose = label('ให้บริการสมาชิก', 'Providing the member’s account')
const reportPurpose = label('แก้ปัญหาและคืนเงิน', 'Solving problems and paying refunds')
const orderPurpose = label('ดูแลเว็บบอร์ดให้เรียบร้อย', 'Moderating the web board')
const accountsInPolicy = label('บัญชีสมาชิก', 'Member accounts')
const requestsInPolicy = label('คำขอเรื่องข้อมูลส่วนบุคคล', 'Requests about personal data')
const reportsInPolicy = label('การแจ้งปัญหา', 'Problem reports')

/** Personal data of members and visitors: what is stored, where, why and for how long. */
export const retentionPeriods = {
  accounts: {
    what: label(
      'บัญชีสมาชิก: ชื่อ อีเมล โทรศัพท์ ที่อยู่ รูป ภาษา บัญชี LINE ที่เชื่อมไว้ สิ่งที่ติดตาม สิ่งที่อ่านแล้ว และประวัติการดูแล',
      'Accounts of members: name, email, phone, address, picture, language, linked LINE account, followed and read content, history of administration',
    ),
    where: [
      'members',
      'member-pictures',
      'member-pictures/',
      'member-identities',
      'member-history',
      'member-sessions',
      'board-authors',
      'board-visits',
      'followed-branches',
      'faq-feedback',
      'notifications',
      'notification-looks',
      'notification-marks',
      'mail-choices',
      'line-choices',
    ],
    purpose: accountPurpose,
    basis: 'contract',
    receivers: ['host', 'mail', 'line'],
    period: { until: whileMember },
  },
  'member-consents': {
    what: label(
      'ความยินยอมที่สมาชิกให้และถอน: เรื่อง ฉบับของนโยบาย ภาษา ช่องทาง และเวลา',
      'Consents of members, given and withdrawn: purpose, version of the policy, language, channel, time',
    ),
    where: ['member-consents'],
    purpose: label('เป็นหลักฐานความยินยอม', 'Proof of consent'),
    basis: 'duty',
    receivers: ['host'],
    period: { until: whileMember },
  },
  'unverified-accounts': {
    what: label(
      'บัญชีที่ไม่เคยยืนยันอีเมล (แจ้งก่อนลบ 7 วัน ถ้ายังไม่ได้ตั้งค่าเซิร์ฟเวอร์อีเมลจะยังไม่ลบ เพราะยังไม่มีใครยืนยันได้)',
      'Accounts whose email was never confirmed (members are notified 7 days before; without a mail server none is deleted, because nobody could confirm)',
    ),
    where: ['members'],
    purpose: accountPurpose,
    basis: 'contract',
    receivers: ['host', 'mail'],
    period: { days: 30, from: label('หลังสมัคร', 'after registering') },
    inPolicy: accountsInPolicy,
  },
  'inactive-accounts': {
    what: label(
      'บัญชีที่ไม่ได้ใช้ (แจ้งก่อนลบ 60 วันและ 14 วัน)',
      'Inactive accounts (members are notified 60 and 14 days before)',
    ),
    where: ['members'],
    purpose: accountPurpose,
    basis: 'contract',
    receivers: ['host', 'mail', 'line'],
    period: { days: 730, from: label('หลังใช้ครั้งสุดท้าย', 'after the last use') },
    inPolicy: accountsInPolicy,
  },
  'ended-sessions': {
    what: label('การเข้าสู่ระบบที่สิ้นสุดแล้ว', 'Ended sessions of members'),
    where: ['member-sessions'],
    purpose: label('ป้องกันคนอื่นเข้าบัญชี', 'Protecting accounts against access by others'),
    basis: 'interest',
    receivers: ['host'],
    period: { days: 30, from: label('หลังสิ้นสุด', 'after their end') },
    inPolicy: label('การเข้าสู่ระบบ', 'Sign-ins'),
  },
  'sign-in-tries': {
    what: label(
      'จำนวนครั้งที่ลองเข้าสู่ระบบ สมัครสมาชิก ส่งฟอร์ม และจำนวนอีเมลที่ส่งถึงแต่ละที่อยู่ (เป็นรหัสที่อ่านกลับไม่ได้)',
      'Counts of attempts to sign in, of registrations and forms, and of mails to an address (hashed)',
    ),
    where: ['account-attempts'],
    purpose: label(
      'ป้องกันการเดารหัสผ่าน และการส่งฟอร์มหรืออีเมลรบกวนผู้อื่น',
      'Preventing password guessing, floods of forms and unwanted mail',
    ),
    basis: 'interest',
    receivers: ['host'],
    period: { days: 1, from: label('หลังลองครั้งสุดท้าย', 'after the last attempt') },
  },
  'mailed-links': {
    what: label(
      'ลิงก์ที่ส่งทางอีเมล (เป็นรหัสที่อ่านกลับไม่ได้) และอีเมลผู้รับ',
      'Links in mails (hashed), with the address',
    ),
    where: ['mail-links'],
    purpose: accountPurpose,
    basis: 'contract',
    receivers: ['host', 'mail'],
    period: { days: 0, from: label('หลังลิงก์หมดอายุ', 'after they expire') },
  },
  'mail-bodies': {
    what: label('เนื้อหาของอีเมลและข้อความที่ส่งออก', 'Content of mails and messages that are sent'),
    where: ['outbox', 'mail/'],
    purpose: label('ส่งอีเมลและแจ้งเตือน', 'Sending mails and notifications'),
    basis: 'contract',
    receivers: ['host', 'mail', 'line'],
    period: { days: 30, from: label('หลังเข้าคิวส่ง', 'after they were queued') },
    inPolicy: label('อีเมลที่เราส่ง', 'Emails we send'),
  },
  'returned-mails': {
    what: label(
      'อีเมลที่ตีกลับหรือถูกแจ้งว่าเป็นสแปม พร้อมที่อยู่อีเมล',
      'Bounces and spam complaints, with the address',
    ),
    where: ['mail-bounces'],
    purpose: label('หยุดส่งไปยังอีเมลที่รับไม่ได้', 'Not sending to addresses that cannot receive mail'),
    basis: 'interest',
    receivers: ['host', 'mail'],
    period: { days: 30, from: label('หลังตีกลับ', 'after the bounce') },
    inPolicy: label('อีเมลที่ตีกลับ', 'Returned emails'),
  },
  'data-requests': {
    what: label(
      'คำขอเรื่องข้อมูลส่วนบุคคลและบันทึกการตอบ',
      'Requests about personal data, and the log of their answers',
    ),
    where: ['data-requests', 'cases', 'case-steps'],
    purpose: label('ตอบคำขอและแสดงได้ว่าตอบแล้ว', 'Answering, and proof of the answer'),
    basis: 'duty',
    receivers: ['host', 'mail'],
    period: { days: 365, from: label('หลังปิดคำขอ', 'after they were closed') },
    inPolicy: requestsInPolicy,
  },
  'unproven-requests': {
    what: label(
      'คำขอเรื่องข้อมูลที่ผู้ขอไม่ได้ยืนยันตัวตน',
      'Requests about data whose senders never verified their identity',
    ),
    where: ['data-requests'],
    purpose: label('รอการยืนยันตัวตน', 'Waiting for the verification'),
    basis: 'duty',
    receivers: ['host', 'mail'],
    period: { days: 30, from: label('หลังส่งคำขอ', 'after they were sent') },
    inPolicy: requestsInPolicy,
  },
  'franchise-leads': {
    what: label('ผู้สนใจแฟรนไชส์', 'Interest in a franchise'),
    where: ['leads'],
    purpose: label('ตอบและคุยเรื่องแฟรนไชส์ก่อนทำสัญญา', 'Answering before a franchise contract'),
    basis: 'contract',
    receivers: ['host', 'mail', 'line', 'franchisees'],
    period: { days: 730, from: afterClosing, setting: 'LEAD_DAYS' },
    inPolicy: label('ผู้สนใจแฟรนไชส์ที่ไม่ได้ทำสัญญา', 'Franchise enquiries without a contract'),
  },
  'problem-reports': {
    what: label('ปัญหาที่แจ้ง', 'Problem reports'),
    where: ['leads'],
    purpose: reportPurpose,
    basis: 'contract',
    receivers: ['host', 'mail', 'line', 'franchisees'],
    period: { days: 730, from: afterClosing, setting: 'LEAD_DAYS' },
    inPolicy: reportsInPolicy,
  },
  messages: {
    what: label('ข้อความติดต่อ', 'Messages'),
    where: ['leads'],
    purpose: label('ตอบข้อความ', 'Answering messages'),
    basis: 'interest',
    receivers: ['host', 'mail', 'line'],
    period: { days: 365, from: afterClosing, setting: 'MESSAGE_DAYS' },
    inPolicy: label('ข้อความติดต่อและแชต LINE', 'Messages and LINE chats'),
  },
  'problem-photos': {
    what: label('รูปถ่ายของปัญหา', 'Photos of problems'),
    where: ['lead-photos', 'lead-photos/'],
    purpose: reportPurpose,
    basis: 'contract',
    receivers: ['host', 'franchisees'],
    period: { days: 90, from: afterClosing, setting: 'PROBLEM_PHOTO_DAYS' },
    inPolicy: reportsInPolicy,
  },
  'cookie-choices': {
    what: label('หลักฐานการเลือกคุกกี้ (ไม่บอกว่าเป็นใคร)', 'Choices about cookies (without a name)'),
    where: ['consent-log'],
    purpose: label('เป็นหลักฐานความยินยอม', 'Proof of consent'),
    basis: 'duty',
    receivers: ['host'],
    period: {
      days: 400,
      from: label('นับจากวันที่เลือก', 'after the choice'),
      setting: 'CONSENT_LOG_DAYS',
    },
    inPolicy: label('หลักฐานการเลือกคุกกี้', 'Record of cookie choices'),
  },
  posts: {
    what: label('กระทู้ ความเห็น และรูปในเว็บบอร์ด', 'Posts, replies and pictures of the web board'),
    where: ['board-posts', 'board-replies', 'board-pictures', 'board-pictures/'],
    purpose: label('ให้สมาชิกคุยกัน', 'Discussion between members'),
    basis: 'contract',
    receivers: ['host', 'members'],
    period: {
      until: label(
        'จนกว่าผู้เขียนหรือทีมงานจะลบ ลบบัญชีแล้วไม่มีชื่อผู้เขียน',
        'Until the author or staff delete it; without its author once the account is deleted',
      ),
    },
  },
  'removed-posts': {
    what: label(
      'ข้อความในเว็บบอร์ดที่ทีมงานลบหรือแก้',
      'Texts of the web board that staff removed or changed',
    ),
    where: ['board-kept-texts'],
    purpose: label('ตอบเมื่อผู้เขียนขอให้ทบทวน', 'Answering an author who appeals'),
    basis: 'interest',
    receivers: ['host'],
    period: { days: 90, from: label('หลังลบ', 'after they were removed') },
    inPolicy: label('กระทู้และความเห็น', 'Posts and replies'),
  },
  'moderation-cases': {
    what: label(
      'เรื่องที่ทีมงานตัดสินในเว็บบอร์ด: รายงาน (พร้อมรหัสแฮชของเครือข่ายที่ส่งมา) คำขอให้นำออก คำขอให้ทบทวน และบันทึกการดูแล',
      'Cases of the web board: reports (with a hash of the reporter’s network), take-downs, appeals and the log of decisions',
    ),
    where: ['cases', 'case-steps', 'board-reports', 'board-take-downs', 'board-appeals'],
    purpose: orderPurpose,
    basis: 'interest',
    receivers: ['host', 'mail'],
    period: { days: 365, from: label('หลังตัดสิน', 'after the decision') },
    inPolicy: label('เรื่องที่รายงานในเว็บบอร์ด', 'Reports on the web board'),
  },
} as const satisfies Readonly<Record<string, Kept>>
