import type { ReactNode } from 'react'

export interface Slide {
  key: string
  /** Names the slide and its dot. */
  label: string
  element: ReactNode
}

export interface CarouselTexts {
  /** Name of the carousel, e.g. 'โปรโมชั่นตอนนี้' */
  label: string
  /** Role description, e.g. 'แถบเลื่อน' */
  kind: string
  /** Role description of a slide, e.g. 'สไลด์' */
  slideKind: string
  previous: string
  next: string
  play: string
  pause: string
  /** e.g. '2 จาก 5' */
  position: (number: number, count: number) => string
}
