import { useContext } from 'react'
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'

/**
 * The stylesheets of the page that is shown. By their `precedence` React shows a page only when they
 * are there, in every browser, and lets them stay: whoever comes back to a page waits for none. In
 * development the router knows better what has changed.
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
