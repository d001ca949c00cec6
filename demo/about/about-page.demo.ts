import { careersPage } from './about-page-careers.demo.ts'
import { communityPage } from './about-page-community.demo.ts'
import { standardPage } from './about-page-standard.demo.ts'
import { sustainabilityPage } from './about-page-sustainability.demo.ts'
import type { AboutPageDemo } from './about-page-item.demo.ts'

export const aboutPages: AboutPageDemo[] = [
  standardPage,
  sustainabilityPage,
  communityPage,
  careersPage,
]
