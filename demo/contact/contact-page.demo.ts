import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export const contactPageDemo = {
  mapLink: 'https://www.google.com/maps/search/?api=1&query=13.7563,100.5721',
  title: { th: 'ติดต่อเรา', en: 'Contact us' },
  description: {
    th: 'อยู่หน้าเครื่องตอนนี้ ทัก LINE หรือโทรมาได้ทั้งคืน ปกติเราตอบ LINE ใน 5 นาที ถ้าไม่รีบ เขียนทิ้งไว้ในแบบฟอร์ม เราตอบภายใน 1 วันทำการ',
    en: 'At a machine? Message us on LINE or call, any time of night. On LINE we usually answer within five minutes. If it can wait, use the form: we answer within one working day.',
  },
  officeAddress: {
    th: 'สำนักงานใหญ่ฟองใส (ที่อยู่สมมติ)\n24/7 ซอยพระราม 9 ซอย 13 ถนนพระราม 9\nแขวงบางกะปิ เขตห้วยขวาง กรุงเทพฯ 10310',
    en: 'Fongsai head office (demo address)\n24/7 Rama IX Soi 13, Rama IX Road\nBang Kapi, Huai Khwang, Bangkok 10310',
  },
  officeHours: {
    th: 'จันทร์–ศุกร์ 09:00–17:30 น. ร้านของเราเปิด 24 ชั่วโมงเกือบทุกสาขา',
    en: 'Monday to Friday, 09:00–17:30. Nearly all our shops are open 24 hours.',
  },
} satisfies Record<string, BilingualText | string>
