import { preloadModule } from 'react-dom'

interface RouteFiles {
  module: string
  clientActionModule?: string
  imports?: string[]
}

declare global {
  /** The router's manifest; without it, a route's files load on demand. */
  var __reactRouterManifest:
    | { version: string; routes: Record<string, RouteFiles | undefined> }
    | undefined
}

/** Loads the scripts of a route that may be needed offline. */
export function preloadRoute(id: string): void {
  const route = globalThis.__reactRouterManifest?.routes[id]
  const files = [route?.module, route?.clientActionModule, ...(route?.imports ?? [])]
  for (const file of files) if (file) preloadModule(file, { as: 'script' })
}
