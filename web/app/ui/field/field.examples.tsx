import type { Example } from '../example.ts'
import { SelectField, TextField } from './field.tsx'

export const examples: Example[] = [
  {
    name: 'a search',
    element: (
      <TextField
        type="search"
        icon="search"
        label="ชื่อสาขาหรือจุดสังเกต"
        placeholder="เช่น นิมมาน, ตลาดสด"
        name="search"
      />
    ),
  },
  {
    name: 'with a hint',
    element: <TextField type="tel" label="เบอร์โทร" hint="ตัวเลข 10 หลัก" name="tel" />,
  },
  {
    name: 'with an error',
    element: (
      <TextField
        type="email"
        label="อีเมล"
        error="กรอกอีเมลให้ครบ เช่น somying@example.com"
        defaultValue="somying@"
        name="email"
      />
    ),
  },
  {
    name: 'a choice in groups',
    element: (
      <SelectField
        label="จังหวัด"
        name="province"
        options={[
          { value: '', label: 'ทุกจังหวัด' },
          {
            label: 'ภาคเหนือ',
            options: [
              { value: '1', label: 'เชียงใหม่' },
              { value: '9', label: 'แม่ฮ่องสอน' },
            ],
          },
        ]}
      />
    ),
  },
]
