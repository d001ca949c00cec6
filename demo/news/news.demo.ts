import { communityNews } from './news-community.demo.ts'
import { companyNews } from './news-company.demo.ts'
import type { NewsCategoryDemo, NewsDemo } from './news-item.demo.ts'
import { seasideBranchNews } from './news-new-branch-seaside.demo.ts'
import { newBranchNews } from './news-new-branch.demo.ts'
import { seasonalPromotionNews } from './news-promotion-seasonal.demo.ts'
import { promotionNews } from './news-promotion.demo.ts'
import { fabricTipNews } from './news-tip-fabric.demo.ts'
import { tipNews } from './news-tip.demo.ts'

export const newsCategories: NewsCategoryDemo[] = [
  { key: 'promotion', name: { th: 'โปรโมชัน', en: 'Offers' } },
  { key: 'new-branch', name: { th: 'สาขาใหม่', en: 'New branches' } },
  { key: 'tip', name: { th: 'เคล็ดลับซักผ้า', en: 'Laundry tips' } },
  { key: 'company', name: { th: 'ข่าวจากฟองใส', en: 'Company news' } },
]

export const news: NewsDemo[] = [
  ...promotionNews,
  ...seasonalPromotionNews,
  ...newBranchNews,
  ...seasideBranchNews,
  ...tipNews,
  ...fabricTipNews,
  ...companyNews,
  ...communityNews,
]
