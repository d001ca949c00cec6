import { investorCalls } from '@washhouse/contract/investor/investor.calls'
import {
  investorPageInfoWire,
  investorPageWire,
  investorReasonWire,
} from '@washhouse/contract/investor/investor.wire'
import type { BasePayload } from 'payload'
import { route, type ContractRoute } from '../../engines/calls/contract-route.ts'
import { findEntities, wholeList } from '../../engines/records/entity-rows.ts'
import { readGlobal } from '../../engines/records/global-entity.ts'
import { itemsResource, singletonResource } from '../../engines/records/items-resource.ts'
import { previewableItems } from '../../engines/records/preview-items.ts'
import { pickLanguageWithin } from '../../engines/records/stored-document.ts'
import { previewPackages, previewReasons } from './investor-preview.ts'
import {
  franchiseCommentEntity,
  franchisePackageEntity,
  investorReasonEntity,
} from './investor.entities.ts'

/** Every call of the area investor. */
export function investorRoutes(payload: BasePayload): ContractRoute[] {
  return [
    singletonResource(investorPageInfoWire, 'information_page_investor', (language) =>
      readGlobal(payload, 'investor-head', investorPageInfoWire, language),
    ),
    listReasons(payload),
    ...previewableItems(payload, franchisePackageEntity, (language) =>
      previewPackages(payload, language),
    ),
    ...itemsResource(payload, franchiseCommentEntity),
    singletonResource(investorPageWire, 'investor_page', (language) =>
      readGlobal(payload, 'investor-page', investorPageWire, language, ({ facts }) => ({
        facts: pickLanguageWithin(facts ?? [], language),
      })),
    ),
  ]
}

function listReasons(payload: BasePayload): ContractRoute {
  return route(investorCalls.listInvestorReasons, async ({ language, visibility }) => {
    const reasons =
      visibility === 'preview'
        ? await previewReasons(payload, language)
        : await findEntities(payload, investorReasonEntity, language, wholeList)
    const result = reasons.map((reason) => investorReasonWire.encode(reason, language))
    return { body: { result }, tags: [investorReasonEntity.tag] }
  })
}
