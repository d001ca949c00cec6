import type { Example } from '../../ui/example.ts'
import { Picture } from './picture.tsx'

export const examples: Example[] = [
  {
    name: 'in a card',
    element: (
      <Picture
        id="0b7c1f4e-6f3e-4c39-9a37-0d2f1a6a1c11"
        alt="หน้าร้านตอนกลางคืน"
        width={380}
        height={240}
        sizes="(max-width: 39.99rem) 100vw, 380px"
      />
    ),
  },
]
