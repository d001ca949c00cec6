import type { NavigationTexts } from '../../content/src/composition/first-texts/navigation-texts.ts'

/** Links of header and footer; a page is added once it exists. */
export const navigationDemo: NavigationTexts = {
  header: [
    { label: { th: 'เครื่องและราคา', en: 'Machines and prices' }, link: '/product' },
    { label: { th: 'ค้นหาสาขา', en: 'Find a branch' }, link: '/branch' },
    { label: { th: 'ข่าวและโปรโมชัน', en: 'News' }, link: '/news' },
    { label: { th: 'แฟรนไชส์', en: 'Franchise' }, link: '/investor' },
    { label: { th: 'เกี่ยวกับเรา', en: 'About' }, link: '/about' },
    { label: { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' }, link: '/problem' },
    { label: { th: 'ติดต่อเรา', en: 'Contact' }, link: '/contact' },
  ],
  footer: [
    {
      title: { th: 'มาหาเรา', en: 'Find us' },
      links: [
        { label: { th: 'ค้นหาสาขา', en: 'Find a branch' }, link: '/branch' },
        { label: { th: 'เครื่องและราคา', en: 'Machines and prices' }, link: '/product' },
        { label: { th: 'ข่าวและโปรโมชัน', en: 'News and offers' }, link: '/news' },
        { label: { th: 'ดาวน์โหลด', en: 'Downloads' }, link: '/download' },
        { label: { th: 'จดหมายข่าว', en: 'E-news' }, link: '/enews' },
        { label: { th: 'RSS ข่าวใหม่', en: 'RSS feed' }, link: '/news/feed.xml' },
      ],
    },
    {
      title: { th: 'บริการ', en: 'Services' },
      links: [
        { label: { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' }, link: '/problem' },
        { label: { th: 'คำถามที่พบบ่อย', en: 'FAQ' }, link: '/faq' },
        { label: { th: 'เว็บบอร์ด', en: 'Web board' }, link: '/webboard' },
        { label: { th: 'แฟรนไชส์', en: 'Franchise' }, link: '/investor' },
        { label: { th: 'เกี่ยวกับเรา', en: 'About Fongsai' }, link: '/about' },
        { label: { th: 'มาทำงานด้วยกัน', en: 'Work with us' }, link: '/about/careers' },
        { label: { th: 'ติดต่อเรา', en: 'Contact us' }, link: '/contact' },
      ],
    },
    {
      title: { th: 'นโยบาย', en: 'Policies' },
      links: [
        {
          label: { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
          link: '/pagePolicy',
        },
        { label: { th: 'นโยบายคุกกี้', en: 'Cookie policy' }, link: '/cookiePolicy' },
        { label: { th: 'ข้อกำหนดการใช้บริการ', en: 'Terms of service' }, link: '/termsOfService' },
      ],
    },
  ],
}
