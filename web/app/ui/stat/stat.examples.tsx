import type { Example } from '../example.ts'
import { Stat } from './stat.tsx'

export const examples: Example[] = [
  {
    name: 'a figure with its unit',
    element: (
      <dl>
        <Stat figure="126" unit="สาขา" label="ใน 41 จังหวัดทั่วประเทศ" />
      </dl>
    ),
  },
]
