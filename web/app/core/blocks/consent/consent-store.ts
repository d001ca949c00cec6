import type { ConsentCategory } from '@washhouse/contract/consent/consent.contract'
import {
  parseConsentCookies,
  printConsentCookies,
} from '@washhouse/contract/consent/consent-cookies'
import { useSyncExternalStore } from 'react'
import { kindOfChoice } from './consent-choice.ts'

/** Target of the banner's form without JavaScript when it is closed. */
export const bannerId = 'consent-closed'

/** A closed banner returns after this time (spec §9). */
const bannerReturnMilliseconds = 60_000

/** Lets a slow phone paint first. */
const afterPaintMilliseconds = 50

/** Long enough to read a short line, or why nothing was saved. It stays while the pointer is on it. */
const outcomeMilliseconds = { saved: 4000, lost: 8000 }

/** What was just saved; lost in a browser that stores no cookies. */
type Outcome = ReturnType<typeof kindOfChoice> | 'lost'

const listeners = new Set<() => void>()
let isClosed = false
let outcome: Outcome | null = null
let outcomeTimer: ReturnType<typeof setTimeout> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The categories accepted in this browser, joined by commas; empty on the server. */
export function useAccepted(): string {
  return useSyncExternalStore(subscribe, readAccepted, () => '')
}

/** True if the banner must be visible. Every page is rendered with it: the server does not know the choice. */
export function useIsBannerDue(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isClosed && readAccepted() === '',
    () => true,
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
  // A browser that stores no cookies is not asked again at once.
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
 * Hides only the banner at the next paint. The rest follows later: it changes the style of the whole page, which would delay
 * that paint.
 */
export function closeBanner(): void {
  isClosed = true
  const banner = document.getElementById(bannerId)
  if (banner) banner.hidden = true
  scheduleReturn()
  setTimeout(tell, afterPaintMilliseconds)
}

/** Shows the banner again in a minute, unless a choice was made by then. */
export function scheduleReturn(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    isClosed = false
    tell()
  }, bannerReturnMilliseconds)
}

/** The same outside of rendering, available from the start. */
export function readAccepted(): string {
  return parseConsentCookies(document.cookie, roundOfPage()).join()
}

/** The round for which the page was rendered. It is stored on the document, where scripts before React find it too. */
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
