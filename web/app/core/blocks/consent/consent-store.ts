import type { ConsentCategory } from '@washhouse/contract/consent/consent.contract'
import {
  parseConsentCookies,
  printConsentCookies,
} from '@washhouse/contract/consent/consent-cookies'
import { useSyncExternalStore } from 'react'
import { kindOfChoice } from './consent-choice.ts'

/** Where the banner's form leads without JavaScript when it is closed. */
export const bannerId = 'consent-closed'

/** A closed banner is back after this time (spec §9). */
const bannerReturnMilliseconds = 60_000

/** Long enough for a slow phone to paint first. */
const afterPaintMilliseconds = 50

/** Long enough to read it: a short line, and why nothing was saved. Who points at it keeps it. */
const outcomeMilliseconds = { saved: 4000, lost: 8000 }

/** What was just saved; lost in a browser that keeps no cookies. */
type Outcome = ReturnType<typeof kindOfChoice> | 'lost'

const listeners = new Set<() => void>()
let isClosed = false
let outcome: Outcome | null = null
let outcomeTimer: ReturnType<typeof setTimeout> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The categories accepted in this browser, joined by commas; none on the server. */
export function useAccepted(): string {
  return useSyncExternalStore(subscribe, readAccepted, () => '')
}

/** Whether the banner is to be seen; `isDueOnServer` is what the page was rendered with. */
export function useIsBannerDue(isDueOnServer: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isClosed && readAccepted() === '',
    () => isDueOnServer,
  )
}

export function useOutcome(): Outcome | null {
  return useSyncExternalStore(
    subscribe,
    () => outcome,
    () => null,
  )
}

export function storeChoice(accepted: readonly ConsentCategory[]): void {
  for (const cookie of printConsentCookies(accepted, roundOfPage())) document.cookie = cookie
  // A browser that keeps no cookies is not asked again at once.
  closeBanner()
  outcome = readAccepted() === accepted.join() ? kindOfChoice(accepted) : 'lost'
  dropOutcomeLater()
}

export function showOutcome(): void {
  clearTimeout(outcomeTimer)
}

export function dropOutcomeLater(): void {
  clearTimeout(outcomeTimer)
  outcomeTimer = setTimeout(
    () => {
      outcome = null
      tell()
    },
    outcomeMilliseconds[outcome === 'lost' ? 'lost' : 'saved'],
  )
}

/**
 * Hides the banner alone with the next paint. What depends on it follows after that: it changes the
 * style of the whole page, for which the visitor would have to wait.
 */
export function closeBanner(): void {
  isClosed = true
  const banner = document.getElementById(bannerId)
  if (banner) banner.hidden = true
  scheduleReturn()
  setTimeout(tell, afterPaintMilliseconds)
}

/** The banner shows again in a minute, unless a choice was made by then. */
export function scheduleReturn(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    isClosed = false
    tell()
  }, bannerReturnMilliseconds)
}

/** The same outside of rendering, where it is known from the first moment. */
export function readAccepted(): string {
  return parseConsentCookies(document.cookie, roundOfPage()).join()
}

/** In which round of asking the page was made; it stands at the document, where scripts before React find it, too. */
function roundOfPage(): number {
  return Number(document.documentElement.dataset['consentRound'] ?? 1)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
