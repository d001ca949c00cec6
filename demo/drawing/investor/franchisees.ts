import type { BilingualText } from '../../../content/src/ground/languages/bilingual-text.ts'
import { palette } from '../palette.ts'
import type { Reviewer } from '../reviewer.ts'

/** Owners of shops, as they are drawn beside their words. */
export const franchisees: (Reviewer & { alt: BilingualText })[] = [
  {
    skin: 'light',
    hair: 'ponytail',
    hairColour: palette.night,
    clothes: palette.tide,
    background: palette.mist,
    extras: ['collar', 'earrings'],
    alt: {
      th: 'ภาพวาดเจ้าของร้านหญิงผมหางม้า เสื้อปกขาว',
      en: 'Drawn portrait of a shop owner with a ponytail and a white collar',
    },
  },
  {
    skin: 'honey',
    hair: 'swept',
    hairColour: palette.night,
    clothes: palette.dusk,
    background: palette.ripple,
    extras: ['glasses', 'collar'],
    alt: {
      th: 'ภาพวาดเจ้าของร้านชายใส่แว่น เสื้อสีกรมท่า',
      en: 'Drawn portrait of a shop owner in glasses and a dark shirt',
    },
  },
  {
    skin: 'tan',
    hair: 'bob',
    hairColour: palette.edge,
    clothes: palette.foam,
    background: palette.stripe,
    extras: ['earrings'],
    alt: {
      th: 'ภาพวาดเจ้าของร้านหญิงผมบ๊อบสีน้ำตาล',
      en: 'Drawn portrait of a shop owner with brown bobbed hair',
    },
  },
  {
    skin: 'deep',
    hair: 'receding',
    hairColour: palette.hairline,
    clothes: palette.water,
    background: palette.glow,
    extras: ['moustache', 'glasses'],
    alt: {
      th: 'ภาพวาดเจ้าของร้านชายสูงวัย ผมขาว มีหนวด',
      en: 'Drawn portrait of an elderly shop owner with a moustache',
    },
  },
  {
    skin: 'honey',
    hair: 'headscarf',
    hairColour: palette.ripple,
    clothes: palette.ripple,
    background: palette.depth,
    extras: [],
    alt: {
      th: 'ภาพวาดเจ้าของร้านหญิงคลุมฮิญาบสีฟ้า',
      en: 'Drawn portrait of a shop owner in a light blue headscarf',
    },
  },
  {
    skin: 'tan',
    hair: 'curly',
    hairColour: palette.night,
    clothes: palette.glow,
    background: palette.dusk,
    extras: ['headphones'],
    alt: {
      th: 'ภาพวาดเจ้าของร้านชายผมหยิก ใส่หูฟัง',
      en: 'Drawn portrait of a curly-haired shop owner with headphones',
    },
  },
]
