import { createContext, useContext } from 'react'

/** Id of the request that this document answers; not available in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** The same id in the browser, from the document; undefined after a navigation without a new document. */
export function useRequestId(): string | undefined {
  const id = useContext(RequestIdContext)
  if (id !== undefined || typeof document === 'undefined') return id
  return document.querySelector<HTMLElement>('[data-request-id]')?.dataset['requestId']
}
