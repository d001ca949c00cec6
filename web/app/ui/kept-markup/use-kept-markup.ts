import { useState } from 'react'

/**
 * What the document holds inside an element, for a part that was not sent its data again (see
 * `showOnce`): hydration then leaves it as it is. Null where there is data to draw.
 */
export function useKeptMarkup(id: string, isKept: boolean): string | null {
  const [markup] = useState(() => (isKept ? document.getElementById(id)?.innerHTML : undefined))
  return isKept ? (markup ?? '') : null
}
