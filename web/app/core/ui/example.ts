import type { ReactElement } from 'react'

/** One state of a part, as data: rendered by the tests and on the gallery page. */
export interface Example {
  name: string
  element: ReactElement
  /** On which ground it stands; foam when left out. */
  ground?: 'foam' | 'night'
}
