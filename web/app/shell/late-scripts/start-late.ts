import type { Control, noteControls } from './note-controls.ts'

interface LateTimes {
  /** How long to wait at most, after the `load` event, until the browser is idle. */
  restMilliseconds: number
  /** Maximum wait after the first paint. */
  latestMilliseconds: number
  noteControls: typeof noteControls
}

/**
 * Runs as an inline script at the top of the page. The server copies its source text into the page, so it must not use
 * variables from outside. A page works without its scripts. So they load after the first paint, when the browser is idle, or
 * as soon as the visitor touches, clicks or types. Until they run, clicks on buttons and submissions of forms that need scripts
 * (`data-waits`) are held. Links and all other forms work natively.
 */
export function startLate({ restMilliseconds, latestMilliseconds, noteControls }: LateTimes): void {
  const held = new Map<Element, () => void>()
  const written = new Set<Element>()
  const unsent = new Map<HTMLFormElement, HTMLElement | null>()
  const address = location.pathname + location.search
  const asleep = new AbortController()
  const whileAsleep = { capture: true, signal: asleep.signal }
  let hasStarted = false
  let putBack: ReturnType<typeof noteControls> | undefined
  /** The field that the visitor writes in. */
  let writing: Element | null = null

  for (const touch of ['pointerdown', 'keydown', 'click'])
    addEventListener(touch, () => start('auto'), whileAsleep)
  addEventListener('click', holdPress, whileAsleep)
  addEventListener('submit', holdChoice, whileAsleep)
  for (const change of ['input', 'change']) addEventListener(change, noteWriting, whileAsleep)
  addEventListener('pointerdown', () => (writing = null), whileAsleep)
  addEventListener('pagehide', sendChoices, whileAsleep)
  addEventListener('awake', wake, { signal: asleep.signal })
  addEventListener('popstate', keepToAddress, whileAsleep)
  void firstPaint().then(() => {
    setTimeout(() => start('low'), latestMilliseconds)
    if (document.readyState === 'complete') whenIdle(() => start('low'))
    else addEventListener('load', () => whenIdle(() => start('low')), { once: true })
  })

  /** A background tab has no paint until it is visible. */
  function firstPaint(): Promise<void> {
    return new Promise((resolve) => {
      if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
      new PerformanceObserver((_, observer) => {
        observer.disconnect()
        resolve()
      }).observe({ type: 'paint', buffered: true })
    })
  }

  function whenIdle(work: () => void) {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: restMilliseconds })
    else setTimeout(work, 200)
  }

  function start(priority: 'low' | 'auto') {
    if (hasStarted) return
    const late = document.querySelector<HTMLScriptElement>('script[type="text/late"]')
    if (!late) {
      // The end of the document, where the scripts are, has not arrived yet.
      document.addEventListener('DOMContentLoaded', () => start(priority), { once: true })
      return
    }
    hasStarted = true
    putBack = noteControls(() => document.querySelectorAll<Control>('input, textarea, select'))
    for (const href of late.dataset['files']?.split(' ') ?? []) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', fetchPriority: priority, href })
      document.head.append(link)
    }
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', nonce: late.nonce, textContent: late.textContent })
    // If the scripts fail, everything works natively again, as far as possible.
    script.addEventListener('error', wake)
    document.head.append(script)
  }

  function holdPress(event: Event) {
    const { target } = event
    const button = target instanceof Element && target.closest('button')
    if (!button || button.type !== 'button' || button.closest('.loading-overlay')) return
    hold(event)
    button.setAttribute('aria-busy', 'true')
    // One click, however often the visitor clicked.
    held.set(button, () => {
      button.removeAttribute('aria-busy')
      button.click()
    })
  }

  function noteWriting({ target }: Event) {
    if (!(target instanceof Element)) return
    written.add(target)
    writing = target
  }

  /** Holds a cookie form until the scripts run. Hides the banner at once, unless the visitor opens the settings. */
  function holdChoice(event: Event) {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || !(event instanceof SubmitEvent)) return
    if (!form.hasAttribute('data-waits')) return
    hold(event)
    const { submitter } = event
    const action = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const banner = form.closest<HTMLElement>('.consent')
    if (banner && action !== 'settings') banner.hidden = true
    if (!/settings|close/.test(action)) unsent.set(form, submitter)
    // Safari has no `requestSubmit` before 16.
    held.set(form, () => (submitter ?? form.querySelector('button'))?.click())
  }

  function hold(event: Event) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /**
   * After back or forward the address may belong to another page. The scripts that would show it have not run, so reload.
   */
  function keepToAddress() {
    if (location.pathname + location.search !== address) location.reload()
  }

  /**
   * Sends choices when the visitor leaves before the scripts run. Sends the same request as the form would, but does not follow
   * its redirect.
   */
  function sendChoices() {
    for (const [form, submitter] of unsent) {
      const body = new FormData(form)
      if (submitter instanceof HTMLButtonElement) body.append(submitter.name, submitter.value)
      navigator.sendBeacon(form.getAttribute('action') ?? '', body)
    }
  }

  function wake() {
    asleep.abort()
    document.documentElement.dataset['awake'] = ''
    // React sends `awake` in the middle of its own work; wait until it has finished.
    setTimeout(() => {
      for (const control of written)
        for (const change of ['input', 'change'])
          control.dispatchEvent(new Event(change, { bubbles: true }))
      for (const [before, control] of putBack?.() ?? [])
        if (before === writing && document.activeElement === document.body) control.focus()
      for (const press of held.values()) press()
    })
  }
}
