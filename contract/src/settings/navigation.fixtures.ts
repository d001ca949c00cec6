import type { EntityFixture } from '../wire/entity.fixtures.ts'
import type { Navigation } from './navigation.contract.ts'

const thai: Navigation = {
  id: 1,
  header: [
    { label: 'สาขา', link: '/branch' },
    { label: 'ข่าวและโปรโมชัน', link: '/news' },
  ],
  footer: [
    { title: 'ติดต่อ', links: [{ label: 'คุยทางไลน์', link: 'line' }] },
    { title: 'เรื่องของเรา', links: [] },
  ],
}
const english: Navigation = {
  id: 1,
  header: [
    { label: 'Branches', link: '/branch' },
    { label: 'News and promotions', link: '/news' },
  ],
  footer: [
    { title: 'Contact', links: [{ label: 'Chat on LINE', link: 'line' }] },
    { title: 'About us', links: [] },
  ],
}

export const navigationFixture: EntityFixture<Navigation> = {
  clean: { th: thai, en: english },
  wire: { th: thai, en: english },
  otherShapes: {},
}
