import { useContext } from 'react'
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'

/**
 * The stylesheets of the current page. Because of `precedence`, React shows a page only after its styles have loaded, and
 * keeps them, so that a return to the page waits for none. In development the router handles changed styles better.
 */
export function PageStyles() {
  const matches = useMatches()
  const manifest = useContext(FrameworkContext)?.manifest
  if (import.meta.env.DEV) return <Links />
  const addresses = matches.flatMap(({ id }) => manifest?.routes[id]?.css ?? [])
  return [...new Set(addresses)].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="page" />
  ))
}
