import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OfflineDocument, sameAddress } from './offline-document.tsx'

export function renderOffline(props: ComponentProps<typeof OfflineDocument>): string {
  const html = renderToStaticMarkup(<OfflineDocument {...props} />)
  return `<!doctype html>${html.replace(sameAddress, '')}`
}
