import type { Example } from '../example.ts'
import { Progress } from './progress.tsx'

export const examples: Example[] = [
  { name: 'a bar', element: <Progress label="กำลังส่งรูป" percent={40} /> },
  { name: 'a drum', element: <Progress variant="drum" label="กำลังเติมน้ำ" percent={64} /> },
  {
    name: 'a drum on night',
    ground: 'night',
    element: <Progress variant="drum" label="เกือบเสร็จแล้ว" percent={92} />,
  },
]
