import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type MemberSectionMessageId = MessageIdOf<typeof memberSectionMessages>

export const memberSectionMessages = defineMessages({
  'members.title': { th: 'สำหรับสมาชิก', en: 'For members' },
  'members.menu': { th: 'สมาชิก', en: 'Members' },
  'members.account': { th: 'ตะกร้าผ้าของฉัน', en: 'My laundry' },
  'members.register': { th: 'สมัครสมาชิก', en: 'Register' },
  'members.settings': { th: 'ตั้งค่าบัญชี', en: 'Account settings' },
  'members.signOut': { th: 'ออกจากระบบ', en: 'Sign out' },
  'members.webboard': { th: 'เว็บบอร์ด', en: 'Web board' },
  'members.download': { th: 'ดาวน์โหลด', en: 'Downloads' },
  'members.enews': { th: 'จดหมายข่าว', en: 'E-news' },
  'members.faq': { th: 'คำถามที่พบบ่อย', en: 'FAQ' },
  'members.notifications': { th: 'การแจ้งเตือน', en: 'Notifications' },
  'members.branches': { th: 'สาขาของฉัน', en: 'My branches' },
})
