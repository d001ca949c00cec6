import type { Example } from '../example.ts'
import { SwipeRow } from './swipe-row.tsx'

export const examples: Example[] = [
  {
    name: 'three texts side by side on a phone',
    element: (
      <SwipeRow className="examples" label="เคล็ดลับซักผ้า">
        <li>แยกผ้าสีกับผ้าขาว</li>
        <li>ล้างถังก่อนใส่ผ้า</li>
        <li>อบด้วยความร้อนต่ำ</li>
      </SwipeRow>
    ),
  },
]
