import { collectionSeed } from '../seed/collection-seed.ts'
import { inDays } from '../seed/in-days.ts'
import { banners } from './banner.demo.ts'

export const bannerSeed = collectionSeed('banners', banners, (demo, { mediaId }) => ({
  key: { text: demo.text.th, place: demo.place },
  data: (language) => ({
    place: demo.place,
    seeThrough: demo.seeThrough,
    isActive: demo.isActive,
    endsAt: demo.endsInDays === undefined ? null : inDays(demo.endsInDays),
    sort: demo.sort,
    link: demo.link,
    image: demo.picture === null ? null : mediaId(demo.picture),
    text: demo.text[language],
    button: demo.button?.[language] ?? null,
    _status: demo.status,
  }),
}))
