import type { Example } from '../../ui/example.ts'
import { SiteLink, SiteLinkButton } from './site-link.tsx'

export const examples: Example[] = [
  {
    name: 'to a page',
    element: <SiteLink target={{ kind: 'page', to: '/news' }}>ข่าวและโปรโมชั่น</SiteLink>,
  },
  {
    name: 'to another site',
    element: (
      <SiteLink target={{ kind: 'elsewhere', href: 'https://www.facebook.com/fongsai' }}>
        เพจของเรา
      </SiteLink>
    ),
  },
  {
    name: "to the brand's LINE, as a button",
    ground: 'night',
    element: (
      <SiteLinkButton
        target={{ kind: 'line', href: 'https://line.me/R/ti/p/%40fongsai' }}
        variant="ghost"
      >
        คุยกับเราทาง LINE
      </SiteLinkButton>
    ),
  },
]
