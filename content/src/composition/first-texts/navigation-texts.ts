import type { Language } from '@washhouse/contract/language'
import type { BilingualText } from '../../platform/languages/bilingual-text.ts'
import { label } from '../../platform/languages/labels.ts'
import type { Navigation } from '../../platform/payload-types.ts'

export interface NavigationLink {
  label: BilingualText
  /** Thai site path. */
  link: string
}

export interface NavigationTexts {
  header: NavigationLink[]
  footer: { title: BilingualText; links: NavigationLink[] }[]
}

const branch = { label: label('ค้นหาสาขา', 'Find a branch'), link: '/branch' }
const news = { label: label('ข่าวและโปรโมชัน', 'News'), link: '/news' }
const problem = { label: label('แจ้งปัญหาการใช้งาน', 'Report a problem'), link: '/problem' }
const contact = { label: label('ติดต่อเรา', 'Contact'), link: '/contact' }

/** The menu of a new website: the pages that are useful without any content. */
export const firstNavigation: NavigationTexts = {
  header: [branch, news, problem, contact],
  footer: [
    {
      title: label('บริการ', 'Services'),
      links: [
        branch,
        problem,
        { label: label('คำถามที่พบบ่อย', 'FAQ'), link: '/faq' },
        { label: label('เว็บบอร์ด', 'Web board'), link: '/webboard' },
        contact,
      ],
    },
    {
      title: label('นโยบาย', 'Policies'),
      links: [
        { label: label('นโยบายความเป็นส่วนตัว', 'Privacy policy'), link: '/pagePolicy' },
        { label: label('นโยบายคุกกี้', 'Cookie policy'), link: '/cookiePolicy' },
        { label: label('ข้อกำหนดการใช้บริการ', 'Terms of service'), link: '/termsOfService' },
      ],
    },
  ],
}

/** The navigation as Payload stores it. The English rows must keep the ids of the Thai ones, `stored`. */
export function navigationIn(
  language: Language,
  { header, footer }: NavigationTexts,
  stored?: Navigation,
) {
  return {
    header: linksIn(language, header, stored?.header),
    footer: footer.map(({ title, links }, at) => ({
      ...idOf(stored?.footer?.[at]),
      title: title[language],
      links: linksIn(language, links, stored?.footer?.[at]?.links),
    })),
  }
}

function linksIn(
  language: Language,
  links: readonly NavigationLink[],
  stored: Navigation['header'],
) {
  return links.map(({ label, link }, at) => ({
    ...idOf(stored?.[at]),
    label: label[language],
    link,
  }))
}

function idOf(row: { id?: string | null } | undefined): { id?: string } {
  return row?.id ? { id: row.id } : {}
}
