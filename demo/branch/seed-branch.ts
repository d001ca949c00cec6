import { collectionSeed } from '../seed/collection-seed.ts'
import { globalSeed, plainGlobalSeed } from '../seed/global-seed.ts'
import { midnightInDays } from '../seed/in-days.ts'
import { published } from '../seed/published.ts'
import { rowId } from '../seed/row-id.ts'
import { branchFigures } from './branch-figures.demo.ts'
import { branchPage } from './branch-page.demo.ts'
import { branches } from './branch.demo.ts'
import { customerReviews } from './customer-review.demo.ts'
import {
  thaiProvinces as provinces,
  thaiSectors as sectors,
} from '../../content/src/features/branch/provinces/provinces.ts'

export const branchSeeds = [
  collectionSeed('sectors', sectors, ({ key, name }) => ({
    key: { name: name.th },
    name: key,
    data: (language) => ({ name: name[language] }),
  })),
  collectionSeed('provinces', provinces, ({ code, sector, name }, { recordId }) => ({
    key: { code },
    data: (language) => ({ code, sector: recordId('sectors', sector), name: name[language] }),
  })),
  collectionSeed('branches', branches, (demo, { recordId, mediaId }) => ({
    key: { slug: demo.slug },
    data: (language, stored) => ({
      slug: demo.slug,
      name: demo.name[language],
      landmark: demo.landmark[language],
      exceptions: demo.exceptions.map((exception, index) => ({
        ...rowId(stored?.exceptions, index),
        kind: exception.kind,
        begins: midnightInDays(exception.fromDay),
        ends: exception.toDay === null ? null : midnightInDays(exception.toDay),
        opens: exception.open?.[0] ?? null,
        closes: exception.open?.[1] ?? null,
        thai: exception.text.th,
        english: exception.text.en,
        tell: exception.tell,
        announcement: `demo-${index}-${demo.slug}`.slice(0, 40),
      })),
      province: recordId('provinces', demo.province),
      image: mediaId(demo.picture),
      latitude: demo.latitude,
      longitude: demo.longitude,
      phone: demo.phone,
      facebook: demo.facebook,
      googleMap: demo.googleMap,
      services: demo.services,
      payments: demo.payments,
      hours: demo.hours,
      _status: demo.status,
    }),
  })),
  collectionSeed('customer-reviews', customerReviews, (demo, { mediaId }) => ({
    key: { name: demo.name.th },
    data: (language) => ({
      name: demo.name[language],
      feedback: demo.feedback[language],
      sort: demo.sort,
      image: mediaId(demo.picture),
      _status: demo.status,
    }),
  })),
]

export const branchPageSeeds = [
  plainGlobalSeed('current-branch', branchFigures),
  globalSeed('branch-page', (language, { mediaId }) => ({
    title: branchPage.title[language],
    description: branchPage.description[language],
    backgroundImage: mediaId(branchPage.picture),
    ...published,
  })),
]
