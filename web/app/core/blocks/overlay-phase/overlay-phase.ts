/**
 * Phase of the overlay, stored on <html>, so that it can be shown before the first paint and before React: absent (not shown
 * yet), visit and navigation (shown), waiting (a navigation without the overlay yet), done (its time is over), closed
 * (closed before, or not wanted).
 */
export type OverlayPhase = 'visit' | 'navigation' | 'waiting' | 'done' | 'closed'

const attribute = 'data-overlay'

export function readPhase(): string | null {
  return document.documentElement.getAttribute(attribute)
}

export function setPhase(phase: OverlayPhase): void {
  document.documentElement.setAttribute(attribute, phase)
}

export function watchPhase(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}

export function isShown(phase: string | null): boolean {
  return phase === 'visit' || phase === 'navigation'
}
