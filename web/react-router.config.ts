import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // All routes are known from the first page: no manifest requests, nothing extra to cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
