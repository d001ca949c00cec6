import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'
import type { PageArgs } from './page.tsx'

export { generateMetadata } from './page.tsx'

export default function NotFound({ params, searchParams }: PageArgs) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
