import type { Example } from '../example.ts'
import { Progress } from './progress.tsx'

export const examples: Example[] = [
  { name: 'a drum', element: <Progress label="กำลังเติมน้ำ" percent={64} /> },
  {
    name: 'a drum on night',
    ground: 'night',
    element: <Progress label="เกือบเสร็จแล้ว" percent={92} />,
  },
]
