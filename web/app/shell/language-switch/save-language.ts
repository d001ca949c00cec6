import type { Language } from '@washhouse/contract/language'

const yearSeconds = 31_536_000

/** Name of the saved choice, in local storage (spec §1) and in its cookie. */
export const languageChoiceName = 'lang'

/**
 * Keeps the visitor's choice: in local storage, and in a cookie by which the server sends a visitor
 * of `/` who chose English to `/en`.
 */
export function saveLanguage(language: Language): void {
  document.cookie = `${languageChoiceName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  try {
    localStorage.setItem(languageChoiceName, language)
  } catch (error) {
    // Storage may be blocked by the visitor; the cookie and the address still carry the choice.
    if (!(error instanceof DOMException)) throw error
  }
}
