import type { Example } from '../example.ts'
import { Skeleton } from './skeleton.tsx'

export const examples: Example[] = [
  { name: 'three lines', element: <Skeleton label="กำลังโหลดสาขา" /> },
]
