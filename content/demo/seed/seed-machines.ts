import type { BasePayload } from 'payload'
import type { Localized } from '../../src/ground/languages/localized.ts'
import type { Machine } from '../../src/ground/payload-types.ts'
import { machines, type MachineDemo } from '../product/machine.demo.ts'
import type { Progress } from './progress.ts'
import { rowId } from './row-id.ts'
import { pictureNamed, type PictureIds } from './seed-pictures.ts'
import { seedProductPage } from './seed-product-page.ts'

const collection = 'machines'

export function countMachines(): number {
  return machines.length + 1
}

/** Creates what of the machines and their page is missing, and completes what was cut off. */
export async function seedMachines(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  for (const [index, machine] of machines.entries()) {
    await seedMachine(payload, machine, index + 1, pictureNamed(pictureIds, machine.picture))
    progress.step(machine.title.th)
  }
  await seedProductPage(payload, pictureIds)
  progress.step('product-page')
}

/** Writes a machine in Thai, then its English into the same rows. */
async function seedMachine(
  payload: BasePayload,
  demo: MachineDemo,
  sort: number,
  image: string,
): Promise<void> {
  const { docs } = await payload.find({
    collection,
    where: { title: { equals: demo.title.th } },
    locale: 'th',
    limit: 1,
  })
  const { kind, capacity } = demo
  const data = { kind, capacity, sort, image, ...textsOf(demo, 'th') }
  const { id, programmes } = docs[0] ?? (await payload.create({ collection, locale: 'th', data }))
  await payload.update({ collection, id, locale: 'en', data: textsOf(demo, 'en', programmes) })
}

function textsOf(
  { title, fits, description, programmes }: MachineDemo,
  language: keyof Localized,
  stored?: Machine['programmes'],
) {
  return {
    title: title[language],
    fits: fits?.[language] ?? null,
    description: description?.[language] ?? null,
    programmes: programmes.map((programme, index) => ({
      ...rowId(stored, index),
      ...programme,
      title: programme.title?.[language] ?? null,
    })),
    _status: 'published' as const,
  }
}
