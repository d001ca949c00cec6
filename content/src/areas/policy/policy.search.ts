import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import { globalSource, wordsOf } from '../../engines/search/document-source.ts'
import { plainText } from '@washhouse/contract/text/plain-text'
import { policySlugs } from './policy.globals.ts'

/** The three policies; a result's slug says which. */
export const policySources = policyKinds.map((kind) =>
  globalSource({
    kind: 'policy',
    tag: 'policy',
    global: policySlugs[kind],
    slug: kind,
    describe: ({ title, bodyHtml }) => ({
      title: wordsOf(title),
      text: plainText(wordsOf(bodyHtml)),
    }),
  }),
)
