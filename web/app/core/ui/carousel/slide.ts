import type { ReactNode } from 'react'

export interface Slide {
  key: string
  /** What the slide is about; names it and its dot. */
  label: string
  element: ReactNode
}

export interface CarouselTexts {
  /** Name of the whole, e.g. 'โปรโมชั่นตอนนี้' */
  label: string
  /** What it is, e.g. 'แถบเลื่อน' */
  kind: string
  /** What one of it is, e.g. 'สไลด์' */
  slideKind: string
  previous: string
  next: string
  play: string
  pause: string
  /** e.g. '2 จาก 5' */
  position: (number: number, count: number) => string
}
