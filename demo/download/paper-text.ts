import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import type { MachineKind } from '@washhouse/contract/product/product.contract'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import { franchiseFacts } from '../investor/franchise-fact.demo.ts'
import { machines, type MachineDemo } from '../product/machine.demo.ts'

export type Language = keyof BilingualText

/** A text that is computed from the records for each language. */
export function inBoth(write: (language: Language) => string): BilingualText {
  return { th: write('th'), en: write('en') }
}

export const number = (value: number) => Math.round(value).toLocaleString('en')

export function baht(language: Language, amount: number): string {
  return language === 'th' ? `${number(amount)} บาท` : `฿${number(amount)}`
}

/** A table in Markdown; the first row is the header. */
export function table(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** Sections of a paper, each with a heading. */
export function sections(parts: readonly (readonly [heading: string, text: string])[]): string {
  return parts.map(([heading, text]) => `## ${heading}\n\n${text}`).join('\n\n')
}

export function machinesOf(kind: MachineKind): MachineDemo[] {
  return machines.filter((machine) => machine.kind === kind)
}

export function capacitiesOf(language: Language, list: readonly MachineDemo[]): string {
  const capacities = list.map(({ capacity }) => String(capacity))
  const [and, unit] = language === 'th' ? [' และ ', 'กก.'] : [' and ', 'kg']
  const last = capacities.pop() ?? ''
  const others = capacities.length > 0 ? capacities.join(', ') + and : ''
  return `${others}${last} ${unit}`
}

/** The lowest price of a wash. */
export const leastWash = Math.min(
  ...machinesOf('washer').flatMap(({ programmes }) => programmes.map(({ price }) => price)),
)

/** A fact of the investor page, by its English title. */
export function fact(language: Language, name: string): [heading: string, text: string] {
  const found = franchiseFacts.find(({ title }) => title.en === name)
  if (!found) throw new Error(`The investor page has no fact "${name}"`)
  return [found.title[language], found.text[language]]
}

/** Names of the sizes, as on the investor page. */
export const sizeNames: Record<FranchiseSize, BilingualText> = {
  two_machine: { th: 'ชุดสองเครื่อง', en: 'Two machines' },
  small: { th: 'ขนาดเล็ก', en: 'Small' },
  medium: { th: 'ขนาดกลาง', en: 'Medium' },
  big: { th: 'ขนาดใหญ่', en: 'Large' },
}
