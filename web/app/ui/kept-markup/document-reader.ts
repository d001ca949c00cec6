/** What a document shows already; who hydrates it is not sent the value again (see `showOnce`). */
export interface Shown<Value> {
  value?: Value | undefined
}

/**
 * Reads what a document holds in place of a value that was not sent again. Of each value once: a part that is
 * mounted anew, with the document changed since, finds what the first one found.
 */
export function documentReader<Found, Value>(read: (element: HTMLElement) => Found) {
  const known = new WeakMap<Shown<Value>, Found>()
  return (shown: Shown<Value>, id: string): Found | null => {
    const before = known.get(shown)
    if (before !== undefined) return before
    const element = document.getElementById(id)
    if (!element) {
      // Drawn anew it would be empty: the journeys of every page fail by this.
      reportError(new Error(`Sent once, but the document has no element with the id "${id}"`))
      return null
    }
    const found = read(element)
    known.set(shown, found)
    return found
  }
}
