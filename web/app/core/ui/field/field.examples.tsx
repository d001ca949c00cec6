import type { Example } from '../example.ts'
import { CheckboxField, ChoiceGroup } from './choice-field.tsx'
import { FileField, SelectField, TextAreaField, TextField } from './field.tsx'

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
  {
    name: 'a text of several lines, optional',
    element: (
      <TextAreaField
        label="เล่าให้เราฟัง"
        mark="ไม่บังคับ"
        hint="เครื่องหมายเลขอะไร เกิดขึ้นเมื่อไร"
        name="message"
      />
    ),
  },
  {
    name: 'not now',
    element: <TextField label="รหัสสมาชิก" defaultValue="FS-20145" disabled name="member" />,
  },
  {
    name: 'files',
    element: (
      <FileField
        texts={{ choose: 'เลือกรูป', none: 'ยังไม่ได้เลือก' }}
        label="รูปประกอบ"
        hint="ไม่เกิน 5 รูป รูปละ 8 MB"
        accept="image/*"
        multiple
        name="images"
      />
    ),
  },
  {
    name: 'a consent',
    element: <CheckboxField label="ยินยอมให้ติดต่อกลับตามนโยบายความเป็นส่วนตัว" name="consent" required />,
  },
  {
    name: 'a consent that is missing',
    element: (
      <CheckboxField
        label="ยอมรับข้อตกลงการใช้งาน"
        error="ต้องยอมรับก่อนสมัครสมาชิก"
        name="terms"
        required
      />
    ),
  },
  {
    name: 'one of several',
    element: (
      <ChoiceGroup
        legend="สะดวกให้โทรกลับเมื่อไร"
        kind="one"
        name="contact_time"
        options={[
          { value: 'morning', label: 'เช้า 9:00–12:00 น.' },
          { value: 'afternoon', label: 'บ่าย 13:00–17:00 น.' },
          { value: 'night', label: 'หลัง 18:00 น.' },
        ]}
        chosen={['morning']}
      />
    ),
  },
  {
    name: 'several',
    element: (
      <ChoiceGroup
        legend="รู้จักเราจากที่ไหน"
        hint="เลือกได้หลายข้อ"
        kind="several"
        name="ad_source"
        options={[
          { value: 'line', label: 'LINE' },
          { value: 'facebook', label: 'Facebook' },
          { value: 'friend', label: 'เพื่อนบอกต่อ' },
        ]}
        chosen={['line', 'friend']}
      />
    ),
  },
  {
    name: 'one of a few, as cards',
    element: (
      <ChoiceGroup
        legend="เกิดอะไรขึ้น"
        kind="one"
        variant="cards"
        name="cause"
        isRequired
        options={[
          { value: 'machine', label: 'เครื่องหยุดกลางคัน', icon: 'washer' },
          { value: 'coin', label: 'หยอดเหรียญแล้วไม่คืน', icon: 'coin' },
          { value: 'other', label: 'เรื่องอื่น', icon: 'info' },
        ]}
        chosen={['coin']}
      />
    ),
  },
]
