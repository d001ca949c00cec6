/**
 * Runs as an inline script before the first paint, long before React; its text is sent, so it may
 * use nothing from outside. Shows the overlay on a visit without referrer, once per tab session,
 * and lets it be put away at any time: by its button or Escape, after a navigation by any press on it.
 */
export function startOverlay(): void {
  const html = document.documentElement
  const milliseconds = Number(document.currentScript?.dataset['milliseconds'])
  const isShown = () => /visit|navigation/.test(html.dataset['overlay'] ?? '')
  const close = () => html.setAttribute('data-overlay', 'closed')
  const findButton = () => document.querySelector<HTMLElement>('.loading-overlay button')

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.loading-overlay')) return
    if (html.dataset['overlay'] === 'navigation' || target.closest('button')) close()
  })
  // Its button is the first tab stop while it is shown; whoever goes on from there wants the page.
  document.addEventListener('keydown', (event) => {
    if (!isShown()) return
    const button = findButton()
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab') return
    if (document.activeElement === button) close()
    else {
      event.preventDefault()
      button?.focus()
    }
  })

  if (document.referrer !== '' || !milliseconds) return
  try {
    if (sessionStorage.getItem('loadingOverlay')) return
    sessionStorage.setItem('loadingOverlay', 'shown')
  } catch (error) {
    // A visitor who blocks storage would see it on every page.
    if (error instanceof DOMException) return
    throw error
  }
  html.dataset['overlay'] = 'visit'
  new PerformanceObserver((paints, observer) => {
    observer.disconnect()
    const paintedAt = paints.getEntries()[0]?.startTime ?? 0
    const end = () => {
      if (html.dataset['overlay'] === 'visit') html.dataset['overlay'] = 'done'
    }
    setTimeout(end, paintedAt + milliseconds - performance.now())
  }).observe({ type: 'paint', buffered: true })
}
