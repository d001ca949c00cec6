import { languages } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { createExample } from '../../../testing/example-records.ts'
import { copyRecord } from '../../../testing/many-records.ts'
import { explain } from '../../../testing/query-plan.ts'
import { branchEntity } from '../../features/branch/branch.entities.ts'
import { franchisePackageEntity } from '../../features/investor/investor.entities.ts'
import { newsEntity } from '../../features/news/news.entities.ts'
import { machineEntity } from '../../features/product/product.entities.ts'
import { fieldTest, wholeList } from '../../core/records/entity-query.ts'
import { selectRows } from '../../core/records/entity-select.ts'
import { openEntity } from '../../core/records/entity-source.ts'
import { tableNameOf, type StoredEntity } from '../../core/records/stored-entity.ts'

type Slug = Parameters<typeof createExample>[1]

const count = 2000
/** Each list, with the filters of a page. */
const lists: { name: Slug; entity: StoredEntity<unknown>; narrowed: string[] }[] = [
  { name: 'branches', entity: branchEntity, narrowed: ['sector', 'province'] },
  { name: 'news', entity: newsEntity, narrowed: ['category'] },
  { name: 'franchise-packages', entity: franchisePackageEntity, narrowed: [] },
  { name: 'machines', entity: machineEntity, narrowed: [] },
]

let service: ContractService
let payload: BasePayload

beforeAll(async () => {
  service = await startContractService()
  payload = service.payload
  for (const { name, entity } of lists) {
    const { id } = await createExample(payload, name)
    await copyRecord(payload, tableNameOf(entity), Number(id), count)
  }
})
afterAll(() => service.stop())

/** Steps whose cost grows with the table: full scans and sorts. */
const isDear = (step: string) => /^SCAN |TEMP B-TREE|^Seq Scan|Sort$/.test(step)

describe(`a page of a list of ${count} records, all alike`, () => {
  const cases = languages.flatMap((language) =>
    lists.flatMap(({ name, entity, narrowed }) =>
      [null, ...narrowed].map((field) => ({ name, entity, language, field })),
    ),
  )

  it.each(cases)(
    'is read in the order of an index: $name by $field ($language)',
    async ({ name, entity, language, field }) => {
      const source = openEntity(payload, entity, language)
      const filter = field ? fieldTest(entity, field, '_eq', await valueOf(name, field)) : null
      const steps = await explain(payload, selectRows(source, { ...wholeList, limit: 12, filter }))
      expect(steps.filter(isDear), steps.join('\n')).toEqual([])
    },
  )
})

async function valueOf(collection: Slug, field: string): Promise<number> {
  const { docs } = await payload.find({ collection, depth: 0, limit: 1, pagination: false })
  const record: object = docs[0] ?? {}
  return Number(Object.entries(record).find(([name]) => name === field)?.[1])
}
