import textLatin from '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-latin-400-normal.woff2?url'
import textThai from '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-400-normal.woff2?url'
import headLatin from '@fontsource/mitr/files/mitr-latin-500-normal.woff2?url'
import headThai from '@fontsource/mitr/files/mitr-thai-500-normal.woff2?url'
import type { Language } from '@washhouse/contract/language'

const fontsOf: Record<Language, readonly string[]> = {
  th: [headThai, textThai],
  en: [headLatin, textLatin],
}

/** Fetches the fonts of the page's language with the styles, not after them. */
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
