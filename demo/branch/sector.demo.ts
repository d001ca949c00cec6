import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export type SectorKey = 'north' | 'northeast' | 'central' | 'east' | 'west' | 'south'

export interface SectorDemo {
  key: SectorKey
  name: BilingualText
}

/** The six regions as the Royal Institute divides the country. */
export const sectors: SectorDemo[] = [
  { key: 'north', name: { th: 'ภาคเหนือ', en: 'North' } },
  { key: 'northeast', name: { th: 'ภาคตะวันออกเฉียงเหนือ', en: 'Northeast' } },
  { key: 'central', name: { th: 'ภาคกลาง', en: 'Central' } },
  { key: 'east', name: { th: 'ภาคตะวันออก', en: 'East' } },
  { key: 'west', name: { th: 'ภาคตะวันตก', en: 'West' } },
  { key: 'south', name: { th: 'ภาคใต้', en: 'South' } },
]
