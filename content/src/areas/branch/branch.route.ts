import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import {
  branchPointWire,
  branchWire,
  currentBranchWire,
  provinceWire,
  sectorWire,
} from '@washhouse/contract/branch/branch.wire'
import { branchPageWire } from '@washhouse/contract/settings/page-info.wire'
import { pageBody } from '@washhouse/contract/wire/envelope'
import { notFound } from '@washhouse/contract/wire/errors'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import { maxId } from '@washhouse/contract/wire/parameters'
import type { Language } from '@washhouse/contract/language'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { BasePayload } from 'payload'
import { route, type ContractRoute, type Visibility } from '../../engines/calls/contract-route.ts'
import { findEntities, wholeList } from '../../engines/records/entity-rows.ts'
import { readGlobal } from '../../engines/records/global-entity.ts'
import { itemsResource, singletonResource } from '../../engines/records/items-resource.ts'
import { customerReviewEntity, provinceEntity, sectorEntity } from './branch.entities.ts'
import { createTotals } from '../../engines/records/totals.ts'
import { previewBranches } from './branch-preview.ts'
import { countBranches, findBranches, findBranchPoints, type BranchFilter } from './branch.rows.ts'

/** Every call of the area branch. */
export function branchRoutes(payload: BasePayload): ContractRoute[] {
  return [
    listBranches(payload),
    getBranch(payload),
    listSectors(payload),
    listProvinces(payload),
    listBranchPoints(payload),
    ...itemsResource(payload, customerReviewEntity),
    singletonResource(currentBranchWire, 'current_branch', (language) =>
      readGlobal(payload, 'current-branch', currentBranchWire, language),
    ),
    singletonResource(branchPageWire, 'information_page_branch', (language) =>
      readGlobal(payload, 'branch-page', branchPageWire, language),
    ),
  ]
}

function listBranches(payload: BasePayload): ContractRoute {
  const totalOf = createTotals('branch')
  return route(branchCalls.listBranches, async ({ query, language, visibility }) => {
    const { limit, page, ...filter } = query
    if (visibility === 'preview') {
      const { branches, total } = await previewBranches(payload, language, filter, { limit, page })
      return { body: pageBody(encodeAll(branchWire, branches, language), { page, limit }, total) }
    }
    const slice = { limit, offset: (page - 1) * limit }
    const [branches, total] = await Promise.all([
      findBranches(payload, language, filter, slice),
      totalOf(JSON.stringify([language, filter]), () => countBranches(payload, language, filter)),
    ])
    const body = pageBody(encodeAll(branchWire, branches, language), { page, limit }, total)
    return { body, tags: ['branch'] }
  })
}

function getBranch(payload: BasePayload): ContractRoute {
  return route(branchCalls.getBranch, async ({ path, language, visibility }) => {
    const key = path['id'] ?? ''
    if (!isStorableText(key)) throw notFound('Branch')
    const filter = keyFilter(key)
    const branch = await findOne(payload, language, filter, visibility)
    if (!branch) throw notFound('Branch')
    const result = branchWire.encode(branch, language)
    return { body: { result }, tags: [`branch:${branch.id}`] }
  })
}

async function findOne(
  payload: BasePayload,
  language: Language,
  filter: BranchFilter,
  visibility: Visibility,
) {
  if (visibility === 'preview') {
    const slice = { limit: 1, page: 1 }
    const { branches } = await previewBranches(payload, language, filter, slice)
    return branches[0]
  }
  const [branch] = await findBranches(payload, language, filter, { limit: 1, offset: 0 })
  return branch
}

function keyFilter(key: string): BranchFilter {
  const isId = /^\d+$/.test(key) && Number(key) <= maxId
  return isId ? { ids: [Number(key)] } : { slug: key }
}

function listSectors(payload: BasePayload): ContractRoute {
  return route(branchCalls.listSectors, async ({ language }) => {
    const sectors = await findEntities(payload, sectorEntity, language, wholeList)
    return { body: { result: encodeAll(sectorWire, sectors, language) }, tags: ['sector'] }
  })
}

function listProvinces(payload: BasePayload): ContractRoute {
  return route(branchCalls.listProvinces, async ({ language }) => {
    const provinces = await findEntities(payload, provinceEntity, language, wholeList)
    return { body: { result: encodeAll(provinceWire, provinces, language) }, tags: ['province'] }
  })
}

function listBranchPoints(payload: BasePayload): ContractRoute {
  return route(branchCalls.listBranchPoints, async ({ language }) => {
    const points = await findBranchPoints(payload)
    return { body: { result: encodeAll(branchPointWire, points, language) }, tags: ['branch'] }
  })
}

function encodeAll<Entity>(wire: WireTable<Entity>, entities: Entity[], language: Language) {
  return entities.map((entity) => wire.encode(entity, language))
}
