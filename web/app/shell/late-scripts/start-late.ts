import type { Control, noteControls } from './note-controls.ts'

interface LateTimes {
  /** After everything has loaded the browser may rest so long at most. */
  restMilliseconds: number
  /** After the first paint nothing is waited for any longer. */
  latestMilliseconds: number
  noteControls: typeof noteControls
}

/**
 * Runs as an inline script at the top of the page; its text is sent, so it may use nothing from
 * outside. A page is whole without its scripts: they are fetched once it is painted and the browser
 * rests, or with the first touch. What only they can answer to is kept until they are awake; links
 * and forms act by themselves meanwhile.
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
  /** Where the visitor writes. */
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

  /** In a tab behind others there is none, until it is looked at. */
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
      // Touched while the document still comes: they stand at its end.
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
    // Without them everything acts by itself again, as far as it can.
    script.addEventListener('error', wake)
    document.head.append(script)
  }

  function holdPress(event: Event) {
    const { target } = event
    const button = target instanceof Element && target.closest('button')
    if (!button || button.type !== 'button' || button.closest('.loading-overlay')) return
    hold(event)
    button.setAttribute('aria-busy', 'true')
    // Once, however often: who presses again is only impatient.
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

  /** A choice about cookies: its banner goes at once, the page stays. */
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
    // Safari has had no `requestSubmit` before 16.
    held.set(form, () => (submitter ?? form.querySelector('button'))?.click())
  }

  function hold(event: Event) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** Back and forth among pages that were one document: nobody shows the other page yet. */
  function keepToAddress() {
    if (location.pathname + location.search !== address) location.reload()
  }

  /** Whoever leaves before has chosen all the same: as without scripts, but for the way back. */
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
    // React is still in the work that said so.
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
