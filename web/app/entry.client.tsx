import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadDocumentOfOtherBuild } from './shell/load-document-of-other-build.ts'
import { registerServiceWorker } from './shell/register-service-worker.ts'

loadDocumentOfOtherBuild(() => globalThis.__reactRouterManifest?.version)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
registerServiceWorker()
