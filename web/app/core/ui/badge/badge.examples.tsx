import type { Example } from '../example.ts'
import { Badge } from './badge.tsx'

export const examples: Example[] = [
  { name: 'a category', element: <Badge>โปรโมชั่น</Badge> },
  { name: 'a category on night', ground: 'night', element: <Badge>สาขาใหม่</Badge> },
  {
    name: 'new',
    element: (
      <Badge variant="new" icon="sparkle">
        ใหม่
      </Badge>
    ),
  },
  { name: 'answered', element: <Badge variant="good">ตอบแล้ว</Badge> },
  { name: 'over', element: <Badge variant="bad">หมดเขตแล้ว</Badge> },
  { name: 'a draft', element: <Badge variant="quiet">ฉบับร่าง</Badge> },
]
