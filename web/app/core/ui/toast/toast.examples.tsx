import type { Example } from '../example.ts'
import { Toast } from './toast.tsx'

export const examples: Example[] = [
  { name: 'good news', element: <Toast text="บันทึกแล้ว" /> },
  { name: 'bad news', element: <Toast isGood={false} text="บันทึกไม่ได้ ลองอีกครั้ง" /> },
]
