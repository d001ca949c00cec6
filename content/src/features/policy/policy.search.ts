import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import { plainText } from '@washhouse/contract/text/plain-text'
import { globalSource } from '../../core/search/global-source.ts'
import { policyEntity } from './policy.entities.ts'

/** The three policies, identified by a result's slug. */
export const policySources = policyKinds.map((kind) =>
  globalSource({
    kind: 'policy',
    global: policyEntity(kind),
    slug: kind,
    describe: ({ title, description }) => ({ title, text: plainText(description ?? '') }),
  }),
)
