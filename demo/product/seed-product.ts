import type { MachineKind } from '@washhouse/contract/product/product.contract'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import { collectionSeed } from '../seed/collection-seed.ts'
import { globalSeed } from '../seed/global-seed.ts'
import { published } from '../seed/published.ts'
import { rowId } from '../seed/row-id.ts'
import { machines } from './machine.demo.ts'
import {
  allowedLaundry,
  forbiddenLaundry,
  productHead,
  productLoads,
  productPayments,
  productPromise,
  productSteps,
} from './product-page.demo.ts'

export const productSeeds = [
  collectionSeed('machines', machines, (demo, { sort, mediaId }) => ({
    key: { title: demo.title.th },
    data: (language, stored) => ({
      kind: demo.kind,
      capacity: demo.capacity,
      image: mediaId(demo.picture),
      sort,
      title: demo.title[language],
      fits: demo.fits?.[language] ?? null,
      description: demo.description?.[language] ?? null,
      programmes: demo.programmes.map((programme, index) => ({
        ...rowId(stored?.programmes, index),
        ...programme,
        title: programme.title?.[language] ?? null,
      })),
      ...published,
    }),
  })),
  globalSeed('product-head', (language, { mediaId }) => ({
    title: productHead.title[language],
    description: productHead.description[language],
    backgroundImage: mediaId(productHead.picture),
    ...published,
  })),
  globalSeed('product-page', (language, { mediaId, recordId }, stored) => ({
    steps: productSteps.map((step, index) => ({
      ...rowId(stored?.steps, index),
      ...rowIn(language, step),
      image: mediaId(step.picture),
    })),
    allowed: allowedLaundry.map((row, index) => ({
      ...rowId(stored?.allowed, index),
      ...rowIn(language, row),
    })),
    forbidden: forbiddenLaundry.map((row, index) => ({
      ...rowId(stored?.forbidden, index),
      ...rowIn(language, row),
    })),
    payments: productPayments.map((row, index) => ({
      ...rowId(stored?.payments, index),
      ...rowIn(language, row),
      kind: row.kind,
    })),
    loads: productLoads.map(({ title, wash, dry }, index) => ({
      ...rowId(stored?.loads, index),
      title: title[language],
      washer: recordId('machines', titleOf('washer', wash[0])),
      washes: wash[1],
      dryer: recordId('machines', titleOf('dryer', dry[0])),
      dries: dry[1],
    })),
    promiseTitle: productPromise.title[language],
    promiseText: productPromise.text[language],
    ...published,
  })),
]

/** Title of a machine, which other records use as its key while seeding. */
function titleOf(kind: MachineKind, capacity: number): string {
  const machine = machines.find((each) => each.kind === kind && each.capacity === capacity)
  return machine?.title.th ?? ''
}

interface Row {
  title: BilingualText
  text: BilingualText | null
}

function rowIn(language: keyof BilingualText, { title, text }: Row) {
  return { title: title[language], text: text ? text[language] : null }
}
