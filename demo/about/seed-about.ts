import { collectionSeed } from '../seed/collection-seed.ts'
import { globalSeed } from '../seed/global-seed.ts'
import { published } from '../seed/published.ts'
import { aboutPages } from './about-page.demo.ts'
import { aboutBrandDemo, aboutHeadDemo, aboutHistoryDemo } from './about-section.demo.ts'
import { milestones } from './milestone.demo.ts'
import { officialChannels } from './official-channel.demo.ts'
import { rewards } from './reward.demo.ts'

const aboutSections = [
  ['about-brand', aboutBrandDemo],
  ['about-history', aboutHistoryDemo],
] as const

export const aboutSeeds = [
  globalSeed('about-head', (language, { mediaId }) => ({
    title: aboutHeadDemo.title[language],
    description: aboutHeadDemo.description[language],
    backgroundImage: mediaId(aboutHeadDemo.picture),
    ...published,
  })),
  ...aboutSections.map(([slug, { title, body, picture }]) =>
    globalSeed(slug, (language, { mediaId, writeBody }) => ({
      title: title[language],
      body: writeBody(body[language]),
      image: mediaId(picture),
      ...published,
    })),
  ),
  collectionSeed('about-pages', aboutPages, (demo, { sort, mediaId, writeBody }) => ({
    key: { slug: demo.slug },
    data: (language) => ({
      slug: demo.slug,
      title: demo.title[language],
      body: writeBody(demo.body[language]),
      image: mediaId(demo.picture),
      sort,
      ...published,
    }),
  })),
  collectionSeed('milestones', milestones, (demo, { sort, mediaId }) => ({
    key: { title: demo.title.th },
    data: (language) => ({
      year: demo.year,
      title: demo.title[language],
      description: demo.description[language],
      image: demo.picture === null ? null : mediaId(demo.picture),
      sort,
      ...published,
    }),
  })),
  collectionSeed('rewards', rewards, (demo, { sort, mediaId }) => ({
    key: { name: demo.name.th },
    data: (language) => ({
      name: demo.name[language],
      image: mediaId(demo.picture),
      sort,
      ...published,
    }),
  })),
  collectionSeed('official-channels', officialChannels, (demo, { sort, mediaId }) => ({
    key: { url: demo.url },
    data: (language) => ({
      title: demo.title[language],
      url: demo.url,
      image: mediaId(demo.picture),
      sort,
      ...published,
    }),
  })),
]
