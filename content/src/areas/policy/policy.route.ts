import { policyKinds, type PolicyKind } from '@washhouse/contract/policy/policy.contract'
import { policyWires } from '@washhouse/contract/policy/policy.wire'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { readGlobal } from '../../engines/records/global-entity.ts'
import { itemsResource, singletonResource } from '../../engines/records/items-resource.ts'
import { pickLanguage } from '../../engines/records/stored-document.ts'
import { policyImageEntities } from './policy.entities.ts'
import { policySlugs } from './policy.globals.ts'

/** Every call of the area policy. */
export function policyRoutes(payload: BasePayload): ContractRoute[] {
  return [
    ...policyKinds.map((kind) => policyRoute(payload, kind)),
    ...policyImageEntities.flatMap((entity) => itemsResource(payload, entity)),
  ]
}

function policyRoute(payload: BasePayload, kind: PolicyKind): ContractRoute {
  const wire = policyWires[kind]
  return singletonResource(wire, 'policy', (language) =>
    readGlobal(payload, policySlugs[kind], wire, language, ({ bodyHtml }) => ({
      description: pickLanguage(bodyHtml, language) || null,
    })),
  )
}
