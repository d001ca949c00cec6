import type { Family } from '../drawing.ts'
import { drawVideoFrame } from './frame.ts'

/** What stands for the film before it plays: the drum half-way through. */
export const videoPoster: Family = {
  'video-poster': {
    render: () => drawVideoFrame(7.7),
    alt: {
      th: 'ถังซักกำลังหมุน มีวงแหวนบอกเวลาครบ 60 นาที',
      en: 'A turning drum inside a ring that counts to sixty minutes',
    },
  },
}
