import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type AboutMessageId = MessageIdOf<typeof aboutMessages>

export const aboutMessages = defineMessages({
  'about.title': { th: 'เกี่ยวกับเรา', en: 'About us' },
  'about.lead': {
    th: 'เรื่องราว มาตรฐาน รางวัล และช่องทางทางการของเรา',
    en: 'Our story, standards, awards and official channels.',
  },
  'about.brand': { th: 'แบรนด์ของเรา', en: 'Our brand' },
  'about.history': { th: 'ประวัติ', en: 'History' },
  'about.timeline': { th: 'เส้นทางของเรา', en: 'Timeline' },
  'about.year': { th: 'พ.ศ.\u00A0{year}', en: '{year}' },
  'about.rewards': { th: 'รางวัลที่ได้รับ', en: 'Awards' },
  'about.pages': { th: 'รู้จักเราให้มากขึ้น', en: 'More about us' },
  'about.channels': { th: 'ช่องทางทางการ', en: 'Official channels' },
  'about.channels.lead': {
    th: 'ติดตามและทักเราได้ที่นี่ ช่องทางอื่นที่ใช้ชื่อเราไม่ใช่ของเรา',
    en: 'Follow us and message us here. Any other account using our name isn’t ours.',
  },
  'about.back': { th: 'กลับไปหน้าเกี่ยวกับเรา', en: 'Back to About us' },
})
