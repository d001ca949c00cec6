import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { investorCalls } from '@washhouse/contract/investor/investor.calls'
import { formMessages } from '../../core/blocks/form/form.messages.ts'
import { personMessages } from '../../core/blocks/form/person.messages.ts'
import { leadFormMessages } from '../../core/blocks/lead-form/lead-form.messages.ts'
import type { FranchisePackage } from '@washhouse/contract/investor/investor.contract'
import { messagesFor } from '../../core/i18n/compile.server.ts'
import type { PageContent } from '../../core/content/page-content.ts'
import { budgetFor } from './budget-for.ts'
import type { InterestTexts } from './interest-texts.ts'
import { interestMessages } from './interest.messages.ts'
import { showPackages } from './package-view.ts'
import { packageMessages } from './package.messages.ts'

const everyPackage = { query: { sort: 'sort', limit: -1 } }

/** Data of the interest form, on its page and in the popup. It works without provinces. */
export async function loadInterest(content: PageContent): Promise<InterestTexts> {
  const { language } = content
  const [provinces, packages, page] = await Promise.all([
    content.settle(branchCalls.listProvinces),
    content.settle(investorCalls.listFranchisePackages, everyPackage),
    content.find(investorCalls.getInvestorPage),
  ])
  const byName = new Intl.Collator(language)
  return {
    messages: messagesFor(
      language,
      formMessages,
      personMessages,
      leadFormMessages,
      interestMessages,
      packageMessages,
    ),
    provinces: (provinces.kind === 'ok' ? provinces.value : [])
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => byName.compare(a.name, b.name)),
    budgets: budgetsOf(packages.kind === 'ok' ? packages.value : []),
    note: page.kind === 'ok' ? (page.value?.interestNote ?? null) : null,
  }
}

/** Budget by size, as in the URL; the first package of a size counts. */
export function budgetsOf(packages: readonly FranchisePackage[]): InterestTexts['budgets'] {
  const known = showPackages(packages).flatMap(({ size, money }) =>
    money ? [[size, budgetFor(money.total)] as const] : [],
  )
  return Object.fromEntries(known.reverse())
}
