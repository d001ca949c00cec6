import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

interface CategoryDemo {
  key: string
  name: BilingualText
}

export const downloadCategoriesDemo: CategoryDemo[] = [
  { key: 'manuals', name: { th: 'คู่มือ', en: 'Manuals' } },
  { key: 'franchise', name: { th: 'แฟรนไชส์', en: 'Franchise' } },
  { key: 'brand', name: { th: 'ชุดแบรนด์', en: 'Brand kit' } },
  { key: 'posters', name: { th: 'โปสเตอร์', en: 'Posters' } },
]

export const downloadSubcategoriesDemo: (CategoryDemo & { category: string })[] = [
  { key: 'washers', category: 'manuals', name: { th: 'เครื่องซัก', en: 'Washers' } },
  { key: 'dryers', category: 'manuals', name: { th: 'เครื่องอบ', en: 'Dryers' } },
  { key: 'shop', category: 'manuals', name: { th: 'ดูแลร้าน', en: 'Running the shop' } },
  {
    key: 'prices',
    category: 'franchise',
    name: { th: 'ราคาและแพ็กเกจ', en: 'Prices and packages' },
  },
  { key: 'forms', category: 'franchise', name: { th: 'แบบฟอร์ม', en: 'Forms' } },
  { key: 'rules', category: 'brand', name: { th: 'วิธีใช้แบรนด์', en: 'Using the brand' } },
  { key: 'pictures', category: 'brand', name: { th: 'รูปประกอบ', en: 'Pictures' } },
  { key: 'in-shop', category: 'posters', name: { th: 'ติดในร้าน', en: 'For the shop' } },
  { key: 'offers', category: 'posters', name: { th: 'โปรโมชัน', en: 'Offers' } },
]
