import type { Example } from '../example.ts'
import { Chip, FilterChip } from './chip.tsx'

export const examples: Example[] = [
  { name: 'a fact', element: <Chip icon="wifi">Wi-Fi ฟรี</Chip> },
  { name: 'open', element: <Chip variant="open">เปิด 24 ชั่วโมง</Chip> },
  { name: 'closing soon', element: <Chip variant="soon">ใกล้ปิด ปิด 22:00 น.</Chip> },
  { name: 'closed', element: <Chip variant="closed">ปิดชั่วคราว</Chip> },
  {
    name: 'on night',
    ground: 'night',
    element: <Chip variant="night">เปิดตลอด 24 ชั่วโมง 112 สาขา</Chip>,
  },
  {
    name: 'a filter in use',
    element: (
      <FilterChip to="/branch" removeLabel="เอาตัวกรอง ภาคเหนือ ออก">
        ภาคเหนือ
      </FilterChip>
    ),
  },
]
