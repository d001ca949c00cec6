import type { Example } from '../example.ts'
import { Button, ButtonAnchor } from './button.tsx'

export const examples: Example[] = [
  { name: 'the one thing to do', element: <Button icon="search">ค้นหาสาขา</Button> },
  { name: 'another thing to do', element: <Button variant="secondary">ล้างตัวกรอง</Button> },
  { name: 'on night', ground: 'night', element: <Button variant="ghost">วิธีใช้เครื่อง</Button> },
  { name: 'within a text', element: <Button variant="link">ใช้ตำแหน่งของฉัน</Button> },
  { name: 'not now', element: <Button disabled>กำลังค้นหา…</Button> },
  {
    name: 'to another site',
    element: (
      <ButtonAnchor variant="secondary" icon="map" href="https://maps.google.com" isExternal>
        เปิดแผนที่
      </ButtonAnchor>
    ),
  },
]
