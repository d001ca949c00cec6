import type { Example } from '../example.ts'
import { SkipLink } from './skip-link.tsx'

export const examples: Example[] = [
  { name: 'before the header', element: <SkipLink target="content" label="ข้ามไปที่เนื้อหา" /> },
]
