/** Name of the saved choice, in local storage (spec §1) and in its cookie. */
export const languageChoiceName = 'lang'

export const languageChoice = { name: languageChoiceName, seconds: 31_536_000 }

/**
 * Runs as an inline script, as the switch is pressed before React comes, too; its text is sent, so it
 * may use nothing from outside. Keeps the visitor's choice: in local storage, and in a cookie by which
 * the server sends a visitor of `/` who chose English to `/en`.
 */
export function saveLanguage({ name, seconds }: typeof languageChoice): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('.language-switch')
    if (!(link instanceof HTMLAnchorElement)) return
    document.cookie = `${name}=${link.hreflang}; Path=/; Max-Age=${seconds}; SameSite=Lax`
    try {
      localStorage?.setItem(name, link.hreflang)
    } catch (error) {
      // Storage may be blocked by the visitor; the cookie and the address still carry the choice.
      if (!(error instanceof DOMException)) throw error
    }
  })
}
