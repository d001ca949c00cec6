import {
  addDataAndFileToRequest,
  combineQueries,
  type Endpoint,
  executeAccess,
  NotFound,
  type PayloadRequest,
  saveVersion,
  type SanitizedGlobalConfig,
} from 'payload'
import { maxId } from '@washhouse/contract/wire/parameters'
import { storeRequestWhole } from '../../ground/database/whole-writes.ts'
import { announce } from '../changes/announce.ts'
import { previewTag } from '../changes/change-hooks.ts'
import { isOverNewest } from './refuse-over-newer.ts'

/**
 * Restores a version of a global as a draft. Payload's own endpoint writes the published global even then, which takes
 * its page off the website. This one comes before it, and only adds a version.
 */
export const restoreGlobal = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const slug = req.routeParams?.['global']
    const global = req.payload.globals.config.find((each) => each.slug === slug)
    if (!global) throw new NotFound(req.t)
    await executeAccess({ req, data: { _status: 'draft' } }, global.access.update)
    const doc = await storeRequestWhole(req, () => restoreAsDraft(req, global))
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  },
} satisfies Endpoint

async function restoreAsDraft(req: PayloadRequest, global: SanitizedGlobalConfig) {
  const { payload, user } = req
  // First: the restore that was quicker may have removed the oldest version, which is then not found.
  await isOverNewest(req, { global: global.slug }, req.data)
  const version = await findVersion(req, global)
  const savedBy = user?.collection === 'staff' ? user.id : null
  await saveVersion({
    autosave: false,
    docWithLocales: { ...version, _status: 'draft', savedBy },
    draft: true,
    global,
    operation: 'update',
    payload,
    req,
  })
  // No hook of the global runs here.
  await announce(req, [previewTag])
  return await payload.findGlobal({
    slug: global.slug,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  })
}

/** The global as it was in that version, in all its languages. */
async function findVersion(req: PayloadRequest, global: SanitizedGlobalConfig): Promise<object> {
  const id = String(req.routeParams?.['id'])
  const isAllowed = await executeAccess({ req }, global.access.readVersions)
  if (!/^[1-9]\d*$/.test(id) || Number(id) > maxId) throw new NotFound(req.t)
  const { docs } = await req.payload.db.findGlobalVersions<object>({
    global: global.slug,
    where: combineQueries({ id: { equals: Number(id) } }, isAllowed),
    limit: 1,
    pagination: false,
    req,
  })
  const [found] = docs
  if (!found) throw new NotFound(req.t)
  return found.version
}
