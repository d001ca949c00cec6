import type { Example } from '../example.ts'
import { ComboboxList } from './combobox-list.tsx'
import { ComboboxField, type ComboboxControls } from './combobox.tsx'

const branches = [
  { value: '1', label: 'นิมมาน ซอย 9', detail: 'เชียงใหม่' },
  { value: '2', label: 'น้ำพุพลาซ่า', detail: 'ขอนแก่น' },
  { value: '3', label: 'ลาดพร้าว 71', detail: 'กรุงเทพมหานคร' },
]
const shared = {
  label: 'สาขา',
  name: 'branch',
  placeholder: 'พิมพ์ชื่อสาขาหรือจังหวัด',
  list: (controls: ComboboxControls) => (
    <ComboboxList
      controls={controls}
      find={(typed) => branches.filter(({ label }) => label.includes(typed))}
      noneText="ไม่มีสาขาที่ตรงกับคำนี้"
      countText={(count) => `พบ ${count} สาขา`}
    />
  ),
}

export const examples: Example[] = [
  { name: 'one of many', element: <ComboboxField {...shared} chosen={null} /> },
  { name: 'chosen', element: <ComboboxField {...shared} chosen={branches[0] ?? null} /> },
  {
    name: 'with an error',
    element: <ComboboxField {...shared} chosen={null} error="เลือกสาขาที่เกิดเรื่อง" />,
  },
]
