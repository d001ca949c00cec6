import { createContext } from 'react'

/** What the inline scripts of this render carry; the browser never learns it. */
export const NonceContext = createContext<string | undefined>(undefined)
