import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { readDrawing } from '../drawings/read-drawing.ts'
import { collectionSeed } from '../seed/collection-seed.ts'
import { globalSeed } from '../seed/global-seed.ts'
import { inDays } from '../seed/in-days.ts'
import { libraryIdOf, librarySeed } from '../seed/library-seed.ts'
import { published } from '../seed/published.ts'
import { downloadCategoriesDemo, downloadSubcategoriesDemo } from './download-category.demo.ts'
import { type DownloadDemo, paperFile, paperLanguages } from './download-item.demo.ts'
import { downloadPageDemo, downloadsDemo } from './download.demo.ts'

const pictureKey = (key: string, picture: string) => `${key} ${picture}`

function filesOf({ key, paper, title, pictures = [] }: DownloadDemo) {
  const printed = paper
    ? paperLanguages.map((language) => ({
        key: `${key} ${language}`,
        // Avoids two dots before the extension, and the colon, which Windows does not allow.
        name: `${title[language].replace(/\.$/, '').replace(':', ',')}.pdf`,
        read: () => readFile(new URL(paperFile(key, language), import.meta.url)),
      }))
    : []
  const drawn = pictures.map((picture, index) => ({
    key: pictureKey(key, picture),
    name: `${title.th} ${index + 1}.png`,
    read: async () =>
      sharp(await readDrawing(picture))
        .png()
        .toBuffer(),
  }))
  return [...printed, ...drawn]
}

export const downloadSeeds = [
  librarySeed(downloadsDemo.flatMap(filesOf)),
  collectionSeed('download-categories', downloadCategoriesDemo, ({ key, name }, { sort }) => ({
    key: { name: name.th },
    name: key,
    data: (language) => ({ name: name[language], sort }),
  })),
  collectionSeed(
    'download-subcategories',
    downloadSubcategoriesDemo,
    ({ key, name, category }, { sort, recordId }) => ({
      key: { name: name.th },
      name: key,
      data: (language) => ({
        name: name[language],
        category: recordId('download-categories', category),
        sort,
      }),
    }),
  ),
  collectionSeed('downloads', downloadsDemo, (demo, { recordId }) => ({
    key: { title: demo.title.th },
    data: (language) => ({
      title: demo.title[language],
      description: demo.description[language],
      files: filesOf(demo).map(({ key }) => libraryIdOf(key)),
      category: recordId('download-categories', demo.category),
      subcategory: recordId('download-subcategories', demo.subcategory),
      date: inDays(-demo.daysAgo),
      ...published,
    }),
  })),
  globalSeed('downloads-page', (language, { mediaId }) => ({
    title: downloadPageDemo.title[language],
    description: downloadPageDemo.description[language],
    backgroundImage: mediaId('step-sort'),
    ...published,
  })),
]
