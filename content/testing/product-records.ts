import type { MachineKind, WaterTemperature } from '@washhouse/contract/product/product.contract'
import type { BasePayload } from 'payload'

interface ProgrammeRecord {
  temperature?: WaterTemperature
  title?: string
  english?: string
  price: number
  minutes?: number
}

interface MachineRecord {
  title: string
  english?: string
  kind: MachineKind
  capacity?: number
  programmes: ProgrammeRecord[]
  fits?: string
  sort?: number
  image?: string
  status?: 'draft' | 'published'
}

/** Creates a machine in Thai, then writes its English texts and those of its programmes. */
export async function createMachine(payload: BasePayload, record: MachineRecord): Promise<number> {
  const { english, programmes, status = 'published', ...own } = record
  const common = { collection: 'machines', draft: status === 'draft' } as const
  const rows = programmes.map(({ english: _, ...row }) => row)
  const data = { ...own, programmes: rows, _status: status }
  const created = await payload.create({ ...common, locale: 'th', data })
  if (!english) return created.id
  const translated = (created.programmes ?? []).map((row, index) => ({
    ...row,
    title: programmes[index]?.english ?? '',
  }))
  await payload.update({
    ...common,
    id: created.id,
    locale: 'en',
    data: { title: english, programmes: translated, _status: status },
  })
  return created.id
}
