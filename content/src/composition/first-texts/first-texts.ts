import type { GlobalSlug } from 'payload'
import { label, type Label } from '../../platform/languages/labels.ts'

/** The texts of a new website, by field, until editors write their own. They name no brand and promise nothing. */
export const firstTexts: Partial<Record<GlobalSlug, Readonly<Record<string, Label>>>> = {
  settings: {
    brandName: label('ร้านสะดวกซัก', 'Laundry'),
    homeTitle: label('ร้านสะดวกซัก', 'Self-service laundry'),
  },
  home: { heroTitle: label('ซักผ้าเองได้ ใกล้บ้านคุณ', 'Self-service laundry near you') },
  'branch-page': { title: label('ค้นหาสาขา', 'Find a branch') },
  'product-head': { title: label('เครื่องและราคา', 'Machines and prices') },
  'news-page': { title: label('ข่าวและโปรโมชัน', 'News and offers') },
  'investor-head': { title: label('แฟรนไชส์', 'Franchise') },
  'about-head': { title: label('เกี่ยวกับเรา', 'About us') },
  'contact-page': { title: label('ติดต่อเรา', 'Contact us') },
  'downloads-page': { title: label('ดาวน์โหลด', 'Downloads') },
  'enews-page': { title: label('จดหมายข่าว', 'E-news') },
  'webboard-page': { title: label('คำถามที่พบบ่อยและเว็บบอร์ด', 'FAQ and web board') },
  'cookie-detail': {
    header: label('เรื่องคุกกี้ คุณเลือกได้', 'Cookies: your choice'),
    description: label(
      'คุกกี้บางตัวจำเป็นต่อการทำงานของเว็บ ที่เหลือช่วยนับคนเข้าชมและวัดผลโฆษณา ไม่รับก็ใช้เว็บได้เหมือนเดิม',
      'Some keep the site working. Others count visits and measure our ads. The site works the same either way.',
    ),
  },
  'analytics-cookie': {
    title: label('คุกกี้วิเคราะห์การใช้งาน', 'Analytics cookies'),
    description: label(
      'ช่วยให้เรารู้ว่าหน้าไหนมีคนอ่าน และคนมักติดอยู่ที่หน้าไหน',
      'They show us which pages people read and where they get stuck.',
    ),
  },
  'advertising-cookie': {
    title: label('คุกกี้โฆษณา', 'Advertising cookies'),
    description: label(
      'ช่วยวัดว่าโฆษณาชิ้นไหนพาคนมาถึงเว็บ และเลือกโฆษณาที่ตรงกับคุณบนเว็บและแอปอื่น',
      'They show which ads bring people here, and pick ads for you on other sites and apps.',
    ),
  },
}
