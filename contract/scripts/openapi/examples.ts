import { readdir } from 'node:fs/promises'
import type { EntityFixture, WireRecord } from '../../src/wire/entity.fixtures.ts'
import { languages, type Language } from '../../src/language.ts'

type Records = EntityFixture<unknown>['wire']
type Exports = Record<string, unknown>

const source = new URL('../../src/', import.meta.url)
const titles: Record<Language, string> = { th: 'ภาษาไทย', en: 'English' }

const recordsByTable = await readRecords()

/** One example per language, if the table has a fixture. */
export function examplesOf(table: string, wrap: (record: WireRecord) => unknown) {
  const records = recordsByTable.get(table)
  if (!records) return {}
  const example = (language: Language) => ({
    summary: titles[language],
    value: wrap(records[language]),
  })
  return {
    examples: Object.fromEntries(languages.map((language) => [language, example(language)])),
  }
}

/** Records of every `<entity>Fixture`, by the table name of `<entity>Wire`. */
async function readRecords(): Promise<Map<string, Records>> {
  const files = await readdir(source, { recursive: true })
  const modules = files.filter((file) => /\.(fixtures|wire)\.ts$/.test(file)).toSorted()
  const exports: Exports = Object.assign({}, ...(await Promise.all(modules.map(load))))
  const found = Object.entries(exports).flatMap(([name, table]) => {
    const fixture = exports[name.replace(/Wire$/, 'Fixture')]
    return hasName(table) && isFixture(fixture) ? [[table.name, fixture.wire] as const] : []
  })
  return new Map(found)
}

async function load(file: string): Promise<Exports> {
  return await import(new URL(file, source).href)
}

function hasName(value: unknown): value is { name: string } {
  return value instanceof Object && 'name' in value && typeof value.name === 'string'
}

function isFixture(value: unknown): value is EntityFixture<unknown> {
  return value instanceof Object && 'wire' in value
}
