import type { BasePayload } from 'payload'
import { seedFile } from './seed-file.ts'

/** Stores the film of the demo news where it is missing, and gives its id. */
export function seedFilm(payload: BasePayload): Promise<string> {
  return seedFile(payload, {
    name: 'how-it-works',
    path: new URL('../news/how-it-works.demo.mp4', import.meta.url),
    kind: 'mp4',
    alt: {
      th: 'ซักผ้าที่ร้านทำยังไง ดูจบในไม่กี่วินาที',
      en: 'How a wash works, in a few seconds',
    },
  })
}
