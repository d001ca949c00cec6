import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type PackageMessageId = MessageIdOf<typeof packageMessages>

/** Names of the four sizes (spec §9). */
export const packageMessages = defineMessages({
  'package.size.small': { th: 'ขนาดเล็ก', en: 'Small' },
  'package.size.medium': { th: 'ขนาดกลาง', en: 'Medium' },
  'package.size.big': { th: 'ขนาดใหญ่', en: 'Big' },
  'package.size.two_machine': { th: 'ชุดสองเครื่อง', en: 'Two machines' },
})
