import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { EmptyState } from './empty-state.tsx'

export const examples: Example[] = [
  {
    name: 'nothing found',
    element: (
      <EmptyState title="ไม่พบข้อมูล" titleAs="h2" hint="ลองค้นด้วยชื่อที่สั้นลง">
        <Button variant="secondary">ดูสาขาทั้งหมด</Button>
      </EmptyState>
    ),
  },
]
