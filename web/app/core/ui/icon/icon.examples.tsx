import type { Example } from '../example.ts'
import { Icon, iconNames } from './icon.tsx'

export const examples: Example[] = iconNames.map((name) => ({
  name,
  element: <Icon name={name} />,
}))
