import { periodText } from '../src/platform/retention/period-text.ts'
import {
  bases,
  type Days,
  hasDays,
  type Kept,
  type Lasting,
  receivers,
} from '../src/platform/retention/retained-data.ts'
import { retentionTable } from '../src/platform/retention/retention-table.ts'

export const privacyDoc = new URL('../../docs/privacy.md', import.meta.url)

const begin = '<!-- The table: node content/scripts/write-privacy-doc.ts -->'
const end = '<!-- End of the table. -->'

/** Returns the document with its table generated from the current retention table. */
export function withTable(document: string): string {
  const [before, rest] = document.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error('docs/privacy.md has lost the marks around its table')
  return `${before}${begin}\n\n${printTable()}\n\n${end}${after}`
}

function printTable(): string {
  const rows = Object.values<Kept>(retentionTable).map(printRow)
  return [
    '| what | where | purpose | basis | for how long | who receives it |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function printRow({ what, where, purpose, basis, period, receivers: who }: Kept): string {
  const names = where.map((name) => `\`${name}\``).join(', ')
  const receiving = who.map((name) => receivers[name].en).join(', ')
  return `| ${what.en} | ${names} | ${purpose.en} | ${bases[basis].en} | ${printPeriod(period)} | ${receiving} |`
}

function printPeriod(period: Days | Lasting): string {
  const setting = hasDays(period) && period.setting ? `; \`${period.setting}\`` : ''
  return `${periodText(period, 'en')}${setting}`
}
