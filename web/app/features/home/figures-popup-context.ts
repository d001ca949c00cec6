import { createContext, use } from 'react'

/** Opens the popup of the figures; null on a page that has none. */
export const FiguresPopupContext = createContext<(() => void) | null>(null)

export function useFiguresPopup(): (() => void) | null {
  return use(FiguresPopupContext)
}
