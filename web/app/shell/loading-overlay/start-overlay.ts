import type { KnownProgress } from './known-progress.ts'

/**
 * Runs as an inline script before the first paint and before React; its source text is sent, so it must not use outer
 * variables. Shows the overlay on a visit without referrer, once per tab session. Its button or Escape closes it at any
 * time. While visible, it shows a percentage, limited by loading and by the display time. During a navigation it never takes
 * clicks or the focus.
 */
export function startOverlay({ percentOf, shareOf, shownPercent, stepOf }: KnownProgress): void {
  const beatMilliseconds = 120
  const html = document.documentElement
  const milliseconds = Number(document.currentScript?.dataset['milliseconds'])
  const isShown = () => /visit|navigation/.test(html.dataset['overlay'] ?? '')
  const close = () => html.setAttribute('data-overlay', 'closed')
  const find = (part: string) => document.querySelector<HTMLElement>(`.loading-overlay ${part}`)
  let beat: ReturnType<typeof setInterval> | undefined

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.loading-overlay button')) close()
  })
  // While the overlay covers the page, Tab moves to its button. A second Tab closes the overlay.
  document.addEventListener('keydown', (event) => {
    if (!isShown()) return
    const button = find('button')
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab' || html.dataset['overlay'] !== 'visit') return
    if (document.activeElement === button) close()
    else {
      event.preventDefault()
      button?.focus()
    }
  })
  // Sent by React: 0 at the start of a navigation, the display time when the page has arrived.
  addEventListener('overlay', (event) => {
    if (event instanceof CustomEvent) follow(performance.now(), Number(event.detail))
  })
  showFirst()

  function showFirst() {
    if (document.referrer !== '' || !milliseconds) return
    try {
      // Some in-app browsers have it switched off: it is null there.
      if (!sessionStorage || sessionStorage.getItem('loadingOverlay')) return
      sessionStorage.setItem('loadingOverlay', 'shown')
    } catch (error) {
      // Storage is blocked. Not shown, as it would appear on every page.
      if (error instanceof DOMException) return
      throw error
    }
    html.dataset['overlay'] = 'visit'
    new PerformanceObserver((paints, observer) => {
      observer.disconnect()
      const paintedAt = paints.getEntries()[0]?.startTime ?? 0
      follow(paintedAt, milliseconds)
      const end = () => {
        if (html.dataset['overlay'] === 'visit') html.dataset['overlay'] = 'done'
      }
      setTimeout(end, paintedAt + milliseconds - performance.now())
    }).observe({ type: 'paint', buffered: true })
  }

  /** Updates the percentage until 100. With `time` 0 (the new page has not arrived) it shows only the first value. */
  function follow(since: number, time: number) {
    let percent = shownPercent(100, 0, 1000)
    clearInterval(beat)
    say(percent)
    if (time === 0) return
    const look = () => {
      const known = shownPercent(
        percentOf(document.readyState !== 'loading', shareOf(findInView())),
        performance.now() - since,
        time,
      )
      if (known > percent) say((percent = known))
      if (percent === 100 || !isShown()) clearInterval(beat)
    }
    beat = setInterval(look, beatMilliseconds)
    look()
  }

  function findInView(): HTMLImageElement[] {
    return [...document.images].filter((picture) => {
      const { top, bottom, left, right, width } = picture.getBoundingClientRect()
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    })
  }

  function say(percent: number) {
    const label = find('.progress__label')
    write(label, label?.closest<HTMLElement>('[data-fill]')?.dataset[stepOf(percent)] ?? '')
    write(find('.progress__figure'), `${percent}%`)
    const bar = find('progress')
    bar?.setAttribute('value', `${percent}`)
    bar?.setAttribute('aria-valuetext', `${percent}%`)
    find('.progress__level')?.setAttribute('transform', `translate(0 ${102 - percent * 0.93})`)
  }

  /** Replaces the text nodes, so that none count as a layout shift. */
  function write(place: Element | null, text: string) {
    if (place && place.textContent !== text) place.replaceChildren(text)
  }
}
