import textLatin from './fonts/ibm-plex-sans-thai-latin.woff2?url'
import textThai from './fonts/ibm-plex-sans-thai-thai.woff2?url'
import headLatin from './fonts/mitr-latin.woff2?url'
import headThai from './fonts/mitr-thai.woff2?url'
import type { Language } from '@washhouse/contract/language'

const fontsOf: Record<Language, readonly string[]> = {
  th: [headThai, textThai],
  en: [headLatin, textLatin],
}

/** Loads the fonts of the page's language in parallel with the styles. */
export function FontLinks({ language }: { language: Language }) {
  return fontsOf[language].map((address) => (
    <link
      key={address}
      rel="preload"
      href={address}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ))
}
