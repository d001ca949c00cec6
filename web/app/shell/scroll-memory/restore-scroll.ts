/**
 * Runs as an inline script; its source text is sent, so it must not use outer variables. Scrolls to the last position, so
 * that nothing moves when React Router does the same. React Router's own script throws if the browser denies storage.
 */
export function restoreScroll({ storageKey }: { storageKey: string }): void {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
  try {
    const positions: unknown = JSON.parse(sessionStorage?.getItem(storageKey) ?? 'null')
    if (typeof positions !== 'object' || positions === null) return
    const top: unknown = Reflect.get(positions, history.state.key)
    if (typeof top === 'number') scrollTo(0, top)
  } catch (error) {
    // Denied, or written by other code: the page starts at its top.
    if (!(error instanceof DOMException || error instanceof SyntaxError)) throw error
  }
}
