import type { Example } from '../example.ts'
import { PasswordField } from './password-field.tsx'

const texts = {
  show: 'แสดง',
  hide: 'ซ่อน',
  thaiKeyboard: 'มีตัวอักษรไทยอยู่ในช่องนี้',
  capsLock: 'Caps Lock เปิดอยู่',
}

export const examples: Example[] = [
  {
    name: 'a password',
    element: (
      <PasswordField
        texts={texts}
        label="รหัสผ่าน"
        name="password"
        autoComplete="current-password"
        required
      />
    ),
  },
  {
    name: 'a new one that is too short',
    element: (
      <PasswordField
        texts={texts}
        label="ตั้งรหัสผ่าน"
        hint="อย่างน้อย 10 ตัวอักษร"
        error="สั้นเกินไป ใส่อย่างน้อย 10 ตัวอักษร"
        name="new_password"
        autoComplete="new-password"
        required
      />
    ),
  },
]
