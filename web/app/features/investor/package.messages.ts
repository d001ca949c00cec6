import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type PackageMessageId = MessageIdOf<typeof packageMessages>

/** Names of the four sizes (spec §9) and of the papers about them, on the investor page and at its form. */
export const packageMessages = defineMessages({
  'package.size.small': { th: 'ขนาดเล็ก', en: 'Small' },
  'package.size.medium': { th: 'ขนาดกลาง', en: 'Medium' },
  'package.size.big': { th: 'ขนาดใหญ่', en: 'Large' },
  'package.size.two_machine': { th: 'ชุดสองเครื่อง', en: 'Two machines' },

  'investor.papers': { th: 'เอกสารแฟรนไชส์', en: 'Franchise papers' },
  'investor.papers.lead': {
    th: 'เก็บไว้อ่านหรือพิมพ์ไปปรึกษาที่บ้านได้ เปิดได้เมื่อเข้าสู่ระบบ สมัครสมาชิกฟรี',
    en: 'Read the price sheet and the application form at home, or print them. They open once you’re signed in; registering is free.',
  },
  'investor.papers.priceSheet': { th: 'ใบราคา (PDF)', en: 'Price sheet (PDF)' },
  // Words of the download's title.
  'investor.papers.priceSheet.search': { th: 'ใบราคา', en: 'price sheet' },
  'investor.papers.application': { th: 'ใบสมัคร (PDF)', en: 'Application form (PDF)' },
  'investor.papers.application.search': { th: 'ใบสมัคร', en: 'franchise application' },
})
