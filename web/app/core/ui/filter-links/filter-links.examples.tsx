import type { Example } from '../example.ts'
import { FilterLinks } from './filter-links.tsx'

const categories = ['โปรโมชั่น', 'สาขาใหม่', 'เคล็ดลับซักผ้า', 'ข่าวบริษัท']

export const examples: Example[] = [
  {
    name: 'categories of a list',
    element: (
      <FilterLinks
        label="หมวดข่าว"
        all="ทั้งหมด"
        choices={categories.map((name, index) => ({ id: index + 1, name }))}
        current={1}
        addressOf={(id) => (id === null ? '/news' : `/news?categories=${id}`)}
      />
    ),
  },
]
