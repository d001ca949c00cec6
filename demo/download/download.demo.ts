import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import { brandFiles } from './brand.demo.ts'
import type { DownloadDemo } from './download-item.demo.ts'
import { franchiseFiles } from './franchise.demo.ts'
import { manuals } from './manual.demo.ts'
import { posters } from './poster.demo.ts'

export const downloadsDemo: DownloadDemo[] = [
  ...manuals,
  ...franchiseFiles,
  ...brandFiles,
  ...posters,
]

export const downloadPageDemo: { title: BilingualText; description: BilingualText } = {
  title: { th: 'ดาวน์โหลด', en: 'Downloads' },
  description: {
    th: 'คู่มือเครื่อง ใบราคา ใบสมัคร ชุดแบรนด์ และโปสเตอร์ หยิบไปใช้ได้เลย',
    en: 'Manuals, price sheet, application form, brand kit and posters. Take what you need.',
  },
}
