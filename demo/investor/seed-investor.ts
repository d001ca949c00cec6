import { sizeFields } from '../../content/src/features/investor/franchise-package.fields.ts'
import { collectionSeed } from '../seed/collection-seed.ts'
import { globalSeed } from '../seed/global-seed.ts'
import { published } from '../seed/published.ts'
import { rowId } from '../seed/row-id.ts'
import { franchiseComments } from './franchise-comment.demo.ts'
import { franchiseFacts } from './franchise-fact.demo.ts'
import { itemsOf } from './franchise-item.demo.ts'
import { franchisePackages } from './franchise-package.demo.ts'
import { assumptions, estimateNote, interestNote, investorHead } from './investor-page.demo.ts'
import { investorReasons } from './investor-reason.demo.ts'

export const investorSeeds = [
  collectionSeed('investor-reasons', investorReasons, (demo, { sort, mediaId }) => ({
    key: { title: demo.title.th },
    data: (language) => ({
      title: demo.title[language],
      description: demo.description[language],
      image: mediaId(demo.picture),
      sort,
      ...published,
    }),
  })),
  collectionSeed('franchise-packages', franchisePackages, (demo, { sort, mediaId }) => ({
    key: { size: demo.size },
    data: (language, stored) => ({
      size: demo.size,
      price: demo.price,
      vat: demo.vat,
      fitOut: demo.fitOut,
      workingCapital: demo.workingCapital,
      machines: demo.machines,
      image: mediaId(demo.picture),
      sort,
      brands: demo.brands[language],
      [sizeFields[demo.size]]: demo.holds[language],
      config: itemsOf(demo.size).map(({ item, quantity, unit }, index) => ({
        ...rowId(stored?.config, index),
        item: item[language],
        quantity,
        unit: unit[language],
      })),
      ...published,
    }),
  })),
  collectionSeed('franchise-comments', franchiseComments, (demo, { sort, mediaId }) => ({
    key: { name: demo.name.th },
    data: (language) => ({
      name: demo.name[language],
      feedback: demo.feedback[language],
      image: mediaId(demo.picture),
      sort,
      _status: demo.status,
    }),
  })),
  globalSeed('investor-head', (language, { mediaId }) => ({
    title: investorHead.title[language],
    description: investorHead.description[language],
    backgroundImage: mediaId(investorHead.picture),
    ...published,
  })),
  globalSeed('investor-page', (language, _seeding, stored) => ({
    assumptions,
    estimateNote: estimateNote[language],
    interestNote: interestNote[language],
    facts: franchiseFacts.map(({ title, text }, index) => ({
      ...rowId(stored?.facts, index),
      title: title[language],
      text: text[language],
    })),
    ...published,
  })),
]
