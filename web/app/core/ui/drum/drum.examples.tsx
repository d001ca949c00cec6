import type { Example } from '../example.ts'
import { Drum } from './drum.tsx'

export const examples: Example[] = [{ name: 'the hero', ground: 'night', element: <Drum /> }]
