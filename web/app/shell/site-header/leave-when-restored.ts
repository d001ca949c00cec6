/**
 * Runs as an inline script; its text is sent, so it may use nothing from outside. A browser that goes back may show
 * a page as it was left, whatever it was told of keeping it: who has signed out meanwhile is shown none of his.
 */
export function leaveWhenRestored(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
