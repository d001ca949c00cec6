import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { maxId } from '@washhouse/contract/wire/parameters'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import {
  APIError,
  type Endpoint,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { label } from '../../ground/languages/labels.ts'
import { checkFilter } from './check-filter.ts'
import { refuseMalformed, refuseMalformedGlobal } from './refuse-malformed.ts'
import { refusal } from './refusal.ts'
import { settleLanguage } from './settle-language.ts'

const noLookup = label('มีอักขระที่ใช้ค้นหาไม่ได้', 'It has a character that cannot be looked for.')
const noRecord = label('ต้องเป็นชุดข้อมูล JSON', 'It must be a JSON object.')

/** Payload's REST: what is malformed is refused by its name, and is no failure. */
export function guardRest(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { auth, endpoints, hooks, slug } = collection
    const asked = (endpoints || []).filter(
      // Payload offers it everywhere, and fails where no account is verified.
      ({ path }) => path !== '/verify/:id' || Boolean(auth?.verify),
    )
    // In its own collections the admin leaves to hooks what a field holds.
    const own = slug.startsWith('payload-') ? [] : [refuseMalformed]
    Object.assign(collection, {
      hooks: { ...hooks, beforeOperation: [...own, ...hooks.beforeOperation] },
      ...(endpoints ? { endpoints: asked.map(guardEndpoint) } : {}),
    })
  }
  for (const global of config.globals) {
    const { endpoints, hooks } = global
    const before = [refuseMalformedGlobal, ...(hooks.beforeOperation ?? [])]
    Object.assign(global, {
      hooks: { ...hooks, beforeOperation: before },
      ...(endpoints ? { endpoints: endpoints.map(guardEndpoint) } : {}),
    })
  }
  return config
}

function guardEndpoint(endpoint: Endpoint): Endpoint {
  const { handler, method, path } = endpoint
  // Of what is saved Payload takes the language from the body as well.
  const hasRecord = ['post', 'patch', 'put'].includes(method) && !path.startsWith('/versions/')
  return {
    ...endpoint,
    handler: async (req) => {
      checkQuery(req)
      checkFilter(req)
      checkId(req)
      if (!hasRecord) settleLanguage(req, { isWrite: false })
      return await answer(req, handler, isSave(endpoint))
    },
  }
}

/** Whether it makes or changes a record, or a global, and so needs one to be sent. */
function isSave({ method, path }: Endpoint): boolean {
  return (method === 'post' || method === 'patch') && (path === '/' || path === '/:id')
}

function checkQuery(req: PayloadRequest): void {
  for (const [name, value] of req.searchParams)
    if (!isStorableText(name + value)) throw refusal(req, { path: name, text: noLookup })
}

/** Payload asks the database for any id; what is no number fails there. */
function checkId({ payload, routeParams, t, user }: PayloadRequest): void {
  // A stranger hears from Payload that he may not ask at all.
  if (!user) return
  const id = routeParams?.['id']
  const slug = routeParams?.['collection']
  if (typeof id !== 'string' || typeof slug !== 'string') return
  const own = Object.values(payload.collections).find(({ config }) => config.slug === slug)
  if ((own?.customIDType ?? payload.db.defaultIDType) !== 'number') return
  if (!/^[1-9]\d*$/.test(id) || Number(id) > maxId) throw new NotFound(t)
}

async function answer(
  req: PayloadRequest,
  handler: PayloadHandler,
  needsRecord: boolean,
): Promise<Response> {
  try {
    return await handler(req)
  } catch (error) {
    // What a form sends along with a file is read by Payload itself, which names no fault.
    const isUnread = error instanceof SyntaxError && isForm(req)
    const { data }: { data?: unknown } = req
    const lacksRecord = needsRecord && !isPlainObject(data)
    if (error instanceof APIError || !(isUnread || lacksRecord)) throw error
    throw refusal(req, { path: 'body', text: noRecord })
  }
}

function isForm({ headers }: PayloadRequest): boolean {
  return headers.get('content-type')?.startsWith('multipart/') ?? false
}
