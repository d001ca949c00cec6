/** Name of the saved choice, in local storage (spec §1) and in its cookie. */
export const languageChoiceName = 'lang'

export const languageChoice = { name: languageChoiceName, seconds: 31_536_000 }

/**
 * Runs as an inline script, because the switch may be clicked before React runs. Its source text is sent, so it must not use
 * outer variables. Saves the choice in local storage, and in a cookie for the server, which redirects `/` to `/en` for
 * English.
 */
export function saveLanguage({ name, seconds }: typeof languageChoice): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('.language-switch')
    if (!(link instanceof HTMLAnchorElement)) return
    document.cookie = `${name}=${link.hreflang}; Path=/; Max-Age=${seconds}; SameSite=Lax`
    try {
      localStorage?.setItem(name, link.hreflang)
    } catch (error) {
      // The visitor may block storage; the cookie and the address still carry the choice.
      if (!(error instanceof DOMException)) throw error
    }
  })
}
