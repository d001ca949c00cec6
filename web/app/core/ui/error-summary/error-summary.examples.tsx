import type { Example } from '../example.ts'
import { TextField } from '../field/field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const faults = [
  { fieldId: 'example-name', text: 'กรอกชื่อ' },
  { fieldId: 'example-phone', text: 'ใส่เฉพาะตัวเลข' },
]

export const examples: Example[] = [
  {
    name: 'two faults',
    element: (
      <>
        <ErrorSummary occasion={faults} title="ยังส่งไม่ได้ แก้ 2 จุดนี้ก่อน" faults={faults} />
        <TextField id="example-name" label="ชื่อ" name="name" error="กรอกชื่อ" />
        <TextField
          id="example-phone"
          label="เบอร์โทร"
          name="phone"
          error="ใส่เฉพาะตัวเลข"
          defaultValue="081-234"
        />
      </>
    ),
  },
]
