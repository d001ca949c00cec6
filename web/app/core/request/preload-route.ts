import { preloadModule } from 'react-dom'

interface RouteFiles {
  module: string
  clientActionModule?: string
  imports?: string[]
}

declare global {
  /** The router's own list; without it a route's files are fetched when it is asked for. */
  var __reactRouterManifest: { routes: Record<string, RouteFiles | undefined> } | undefined
}

/** Fetches the scripts of a route that may be asked for when there is no network any more. */
export function preloadRoute(id: string): void {
  const route = globalThis.__reactRouterManifest?.routes[id]
  const files = [route?.module, route?.clientActionModule, ...(route?.imports ?? [])]
  for (const file of files) if (file) preloadModule(file, { as: 'script' })
}
