/**
 * Runs as an inline script; its text is sent, so it may use nothing from outside. Scrolls to where the page was left, so
 * that nothing jumps when React Router does the same. Its own script throws where the browser denies storage.
 */
export function restoreScroll({ storageKey }: { storageKey: string }): void {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
  try {
    const positions: unknown = JSON.parse(sessionStorage?.getItem(storageKey) ?? 'null')
    if (typeof positions !== 'object' || positions === null) return
    const top: unknown = Reflect.get(positions, history.state.key)
    if (typeof top === 'number') scrollTo(0, top)
  } catch (error) {
    // Denied, or written by something else: the page then begins at its top.
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error
  }
}
