import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { investorCalls } from '@washhouse/contract/investor/investor.calls'
import { formMessages } from '../../blocks/form/form.messages.ts'
import { leadFormMessages } from '../../blocks/lead-form/lead-form.messages.ts'
import { messagesFor } from '../../i18n/compile.server.ts'
import type { PageContent } from '../../content/page-content.ts'
import type { InterestWords } from './interest-words.ts'
import { interestMessages } from './interest.messages.ts'
import { packageMessages } from './package.messages.ts'

/** What the interest form needs, wherever it stands; without provinces it can be sent all the same. */
export async function loadInterest(content: PageContent): Promise<InterestWords> {
  const { language } = content
  const [provinces, page] = await Promise.all([
    content.settle(branchCalls.listProvinces),
    content.find(investorCalls.getInvestorPage),
  ])
  const byName = new Intl.Collator(language)
  return {
    messages: messagesFor(
      language,
      formMessages,
      leadFormMessages,
      interestMessages,
      packageMessages,
    ),
    provinces: (provinces.kind === 'ok' ? provinces.value : [])
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => byName.compare(a.name, b.name)),
    note: page.kind === 'ok' ? (page.value?.interestNote ?? null) : null,
  }
}
