import type { ReactElement } from 'react'

/** One state of a component, as data: rendered by the tests and in the gallery. */
export interface Example {
  name: string
  element: ReactElement
  /** Background; foam by default. */
  ground?: 'foam' | 'night'
}
