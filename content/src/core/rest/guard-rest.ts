import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { maxId } from '@washhouse/contract/wire/parameters'
import {
  APIError,
  type Endpoint,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedConfig,
  addDataAndFileToRequest,
} from 'payload'
import { tidyName } from '@washhouse/contract/text/tidy-text'
import { label } from '../../platform/languages/labels.ts'
import { boundPreference, deleteOldPreferences, ownedBy } from './bound-preferences.ts'
import { checkQuery } from './check-query.ts'
import { refuseAll, requireCount } from './require-count.ts'
import { refuseMalformed, refuseMalformedGlobal, refuseMalformedOwn } from './refuse-malformed.ts'
import { refuseUnread, refuseUnreadOfGlobal } from './refuse-unread.ts'
import { refusal } from './refusal.ts'
import { settleLanguage } from './settle-language.ts'
import { idTypesOf } from './value-shapes.ts'
import { findOutage } from '../../platform/database/outage.ts'

const noRecord = label('ต้องเป็นชุดข้อมูล JSON', 'It must be a JSON object.')

/** Hardens Payload's REST: malformed requests get a validation error by name instead of a 500. */
export function guardRest(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { auth, endpoints, hooks, slug } = collection
    // Payload adds this endpoint everywhere, and fails where accounts are not verified.
    const asked = servedBy(collection, endpoints).filter(
      ({ path }) => path !== '/verify/:id' || Boolean(auth?.verify),
    )
    const isOfPreferences = slug === 'payload-preferences'
    const own = slug.startsWith('payload-') ? refuseMalformedOwn : refuseMalformed
    Object.assign(collection, {
      hooks: {
        ...hooks,
        beforeOperation: [own, refuseUnread, refuseAll, requireCount, ...hooks.beforeOperation],
        ...(isOfPreferences && { afterChange: [...hooks.afterChange, deleteOldPreferences] }),
      },
      // An empty list, as Payload would answer 501 without one, which counts as a server error.
      endpoints: asked.map(guardEndpoint),
    })
  }
  for (const global of config.globals) {
    const { endpoints, hooks } = global
    const before = [refuseMalformedGlobal, ...(hooks.beforeOperation ?? [])]
    Object.assign(global, {
      hooks: { ...hooks, beforeOperation: before },
      ...(endpoints ? { endpoints: servedBy(global, endpoints).map(guardEndpoint) } : {}),
    })
  }
  return config
}

/** Payload adds version endpoints everywhere, and fails where versions are off. */
function servedBy(entity: { versions?: unknown }, endpoints: Endpoint[] | false): Endpoint[] {
  return (endpoints || []).filter(
    ({ path }) => Boolean(entity.versions) || !path.startsWith('/versions'),
  )
}

function guardEndpoint(endpoint: Endpoint): Endpoint {
  const { method, path } = endpoint
  const handler = isOfPreference(endpoint) ? boundPreference(endpoint.handler) : endpoint.handler
  // For saves, Payload also reads the language from the body.
  const hasRecord = ['post', 'patch', 'put'].includes(method) && !path.startsWith('/versions/')
  return {
    ...endpoint,
    handler: async (req) => {
      // Access first, so that the response is the same for any target of the path.
      if (path === '/versions') await refuseUnreadOfGlobal(req)
      checkQuery(req, endpoint)
      // Always as a draft: restoring a version and publishing it are two steps.
      if (isRestore(endpoint)) req.query['draft'] = 'true'
      checkId(req)
      await checkPreference(req, endpoint)
      await readForm(req)
      // A copy needs no body.
      if (path.endsWith('/duplicate')) req.data ??= {}
      if (!hasRecord) settleLanguage(req, { isWrite: false })
      return await answer(req, handler, isSave(endpoint))
    },
  }
}

function isOfPreference({ method, path }: Endpoint): boolean {
  return method === 'post' && path === '/:key'
}

/** True for creating or changing a record or a global, which needs a body. */
function isSave({ method, path }: Endpoint): boolean {
  return (method === 'post' || method === 'patch') && (path === '/' || path === '/:id')
}

function isRestore({ method, path }: Endpoint): boolean {
  return method === 'post' && path === '/versions/:id'
}

/** Payload passes any id to the database, which fails if it is not a number. */
function checkId(req: PayloadRequest): void {
  const { routeParams, t, user } = req
  // Payload itself refuses clients without a session.
  if (!user) return
  const id = routeParams?.['id']
  const slug = routeParams?.['collection']
  if (typeof id !== 'string' || typeof slug !== 'string') return
  if (idTypesOf(req)(slug) !== 'number') return
  if (!/^[1-9]\d*$/.test(id) || Number(id) > maxId) throw new NotFound(t)
}

/** Payload fails to delete a preference that the user does not have. */
async function checkPreference(req: PayloadRequest, { method, path }: Endpoint): Promise<void> {
  const { payload, routeParams, t, user } = req
  if (method !== 'delete' || path !== '/:key' || !user) return
  const own = [{ key: { equals: String(routeParams?.['key']) } }, ownedBy(user)]
  const { totalDocs } = await payload.count({
    collection: 'payload-preferences',
    where: { and: own },
    req,
  })
  if (totalDocs === 0) throw new NotFound(t)
}

async function answer(
  req: PayloadRequest,
  handler: PayloadHandler,
  needsRecord: boolean,
): Promise<Response> {
  try {
    return await handler(req)
  } catch (error) {
    const { data }: { data?: unknown } = req
    const lacksRecord = needsRecord && !isPlainObject(data)
    if (error instanceof APIError || !lacksRecord) throw error
    throw refusal(req, { path: 'body', text: noRecord })
  }
}

const unreadable = label('อ่านแบบฟอร์มที่ส่งมาไม่ได้', 'The form that was sent cannot be read.')
/** Parses a form before any handler does: an invalid form is a client error, not a failure. */
async function readForm(req: PayloadRequest): Promise<void> {
  const [type = ''] = (req.headers.get('content-type') ?? '').split(';', 1)
  if (!type.includes('multipart/') || !req.body) return
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    if ((error instanceof APIError && error.status < 500) || findOutage(error)) throw error
    throw refusal(req, { path: 'body', text: unreadable })
  }
  // The body has been consumed.
  Object.defineProperty(req, 'body', { value: null })
  // Payload cuts long names, perhaps inside a character.
  if (req.file) req.file.name = tidyName(req.file.name)
}
