import type { Example } from '../example.ts'
import { Notice } from './notice.tsx'

export const examples: Example[] = [
  { name: 'to know', element: <Notice>ตำแหน่งไม่ออกจากเครื่องของคุณ</Notice> },
  { name: 'done', element: <Notice variant="good">คัดลอกลิงก์แล้ว</Notice> },
  {
    name: 'wrong',
    element: <Notice variant="bad">สาขานี้ปิดปรับปรุง เปิดอีกครั้ง 1 ธันวาคม</Notice>,
  },
]
