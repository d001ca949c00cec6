import type { Example } from '../example.ts'
import { FilterLinks } from './filter-links.tsx'

const categories = ['ทั้งหมด', 'โปรโมชั่น', 'สาขาใหม่', 'เคล็ดลับซักผ้า', 'ข่าวบริษัท']

export const examples: Example[] = [
  {
    name: 'categories of a list',
    element: (
      <FilterLinks
        label="หมวดข่าว"
        links={categories.map((label, index) => ({
          key: label,
          label,
          to: index === 0 ? '/news' : `/news?categories=${index}`,
          isCurrent: index === 1,
        }))}
      />
    ),
  },
]
