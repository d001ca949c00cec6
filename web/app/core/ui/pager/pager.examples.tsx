import type { Example } from '../example.ts'
import { Pager, type PagerTexts } from './pager.tsx'

const texts: PagerTexts = {
  label: 'หน้าของรายการ',
  previous: 'หน้าก่อน',
  next: 'หน้าถัดไป',
  page: (page) => `หน้า ${page}`,
}

const addressOf = (page: number) => `/branch?page=${page}`

export const examples: Example[] = [
  {
    name: 'in the middle',
    element: <Pager page={6} pageCount={11} addressOf={addressOf} texts={texts} />,
  },
  {
    name: 'at the beginning',
    element: (
      <Pager
        page={1}
        pageCount={3}
        addressOf={addressOf}
        texts={{ ...texts, label: 'หน้าของข่าว' }}
      />
    ),
  },
]
