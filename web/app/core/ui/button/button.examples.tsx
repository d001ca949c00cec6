import type { Example } from '../example.ts'
import { Button, ButtonAnchor, IconButton } from './button.tsx'

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
  { name: 'under way', element: <Button isLoading>กำลังส่ง…</Button> },
  { name: 'a drawing alone', element: <IconButton icon="share" label="แชร์หน้านี้" /> },
  {
    name: 'a drawing alone, without ground',
    element: <IconButton icon="close" label="ปิด" variant="plain" />,
  },
  {
    name: 'a drawing alone, on a picture',
    ground: 'night',
    element: <IconButton icon="chevron-right" label="รูปถัดไป" variant="night" />,
  },
  {
    name: 'a drawing alone, not now',
    element: <IconButton icon="chevron-left" label="ก่อนหน้า" aria-disabled />,
  },
]
