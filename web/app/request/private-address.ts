/** A route's word that its addresses hold what only a visitor may know: nobody who measures is told of them. */
export interface PrivateAddress {
  hasPrivateAddress: true
}

/** `export const handle = { …, ...privateAddress }` */
export const privateAddress: PrivateAddress = { hasPrivateAddress: true }
