import type { Example } from '../example.ts'
import { Phrases } from './phrases.tsx'

export const examples: Example[] = [
  {
    name: 'a Thai heading',
    element: (
      <h2>
        <Phrases text="ผ้าสะอาด หอมแดด แม้ตอนตีสอง" />
      </h2>
    ),
  },
]
