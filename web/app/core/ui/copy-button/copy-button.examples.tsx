import type { Example } from '../example.ts'
import { CopyButton } from './copy-button.tsx'

export const examples: Example[] = [
  {
    name: 'a link',
    element: (
      <CopyButton
        text="https://example.com/branch/nimman-soi-9"
        label="คัดลอกลิงก์"
        copiedLabel="คัดลอกแล้ว"
        refusedLabel="คัดลอกไม่ได้ กดค้างที่ลิงก์แทน"
      />
    ),
  },
]
