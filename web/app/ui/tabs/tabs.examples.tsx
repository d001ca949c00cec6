import type { Example } from '../example.ts'
import { Tabs } from './tabs.tsx'

export const examples: Example[] = [
  {
    name: 'prices by size',
    element: (
      <Tabs
        label="ขนาดเครื่อง"
        tabs={[
          { key: 's', label: '9 กก.', panel: <p>40 บาท เสื้อยืดราว 20 ตัว ใช้เวลา 28 นาที</p> },
          { key: 'm', label: '14 กก.', panel: <p>60 บาท เสื้อยืดราว 32 ตัว ใช้เวลา 32 นาที</p> },
          { key: 'l', label: '18 กก.', panel: <p>80 บาท ผ้านวมหนึ่งผืน ใช้เวลา 36 นาที</p> },
        ]}
      />
    ),
  },
]
