import { createContext } from 'react'

/** Nonce of this render's inline scripts; not available in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
