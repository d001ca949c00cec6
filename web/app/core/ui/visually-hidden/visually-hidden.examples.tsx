import type { Example } from '../example.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export const examples: Example[] = [
  { name: 'only heard', element: <VisuallyHidden>เปิดในแท็บใหม่</VisuallyHidden> },
]
