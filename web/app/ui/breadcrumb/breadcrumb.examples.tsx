import type { Example } from '../example.ts'
import { Breadcrumb } from './breadcrumb.tsx'

export const examples: Example[] = [
  {
    name: 'two pages deep',
    element: (
      <Breadcrumb
        label="คุณอยู่ที่"
        trail={[
          { label: 'หน้าแรก', to: '/' },
          { label: 'ค้นหาสาขา', to: '/branch' },
        ]}
        current="นิมมาน ซอย 9"
      />
    ),
  },
]
