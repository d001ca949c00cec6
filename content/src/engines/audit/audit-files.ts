import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { isAudited } from './audited-collections.ts'
import { noteRead } from './note-read.ts'

/** Payload gives a file past the hooks of its collection: that staff had one is noted around its handler. */
export function auditFiles(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { endpoints, slug } = collection
    if (isAudited(slug) && endpoints)
      Object.assign(collection, { endpoints: endpoints.map((each) => auditFile(slug, each)) })
  }
  return config
}

function auditFile(slug: string, endpoint: Endpoint): Endpoint {
  if (endpoint.path !== '/file/:filename') return endpoint
  return {
    ...endpoint,
    async handler(req) {
      const response = await endpoint.handler(req)
      if (response.ok)
        noteRead(req, slug, { act: 'read', ids: await idsOfFile(req, slug), count: 1 })
      return response
    },
  }
}

async function idsOfFile({ payload, routeParams }: PayloadRequest, slug: string) {
  const own = Object.values(payload.collections).find(({ config }) => config.slug === slug)
  if (!own) return []
  const { docs } = await payload.find({
    collection: own.config.slug,
    where: { filename: { equals: String(routeParams?.['filename']) } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs.map(({ id }) => id)
}
