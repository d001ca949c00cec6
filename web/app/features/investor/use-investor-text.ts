import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import { formatMoney, formatNumber } from '../../core/i18n/format.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import type { MoneyPart } from '@washhouse/contract/investor/money-to-prepare'
import type { InvestorMessageId } from './investor.messages.ts'
import type { PackageMessageId } from './package.messages.ts'

/** The texts of the investor page, with helpers that several components use. */
export function useInvestorText() {
  const language = useLanguage()
  const t = useText<InvestorMessageId | PackageMessageId>()
  const number = (value: number) => formatNumber(language, value)
  return {
    language,
    t,
    number,
    money: (value: number) => formatMoney(language, value),
    baht: (value: number) => t('investor.baht', { amount: number(Math.round(value)) }),
    /** A list in the style of the language: 'a, b and c'. */
    namesOf: (parts: readonly MoneyPart[]) =>
      new Intl.ListFormat(language).format(parts.map((name) => t(`investor.money.${name}`))),
    sizeName: (size: FranchiseSize) => t(`package.size.${size}`),
  }
}
