import type { Example } from '../example.ts'
import { KeptPart } from './kept-part.tsx'

export const examples: Example[] = [
  {
    name: 'a list that is sent once',
    element: (
      <KeptPart
        as="ul"
        id="payments"
        shown={{ value: ['เหรียญ', 'ธนบัตร', 'พร้อมเพย์'] }}
        draw={(ways) => ways.map((way) => <li key={way}>{way}</li>)}
      />
    ),
  },
]
