import { readFile } from 'node:fs/promises'
import { collectionSeed } from '../seed/collection-seed.ts'
import { globalSeed } from '../seed/global-seed.ts'
import { inDays } from '../seed/in-days.ts'
import { libraryIdOf, librarySeed } from '../seed/library-seed.ts'
import { published } from '../seed/published.ts'
import { enewsDemo, enewsPageDemo, issueFile, issueText } from './enews.demo.ts'

export const enewsSeeds = [
  librarySeed(
    enewsDemo.map((issue) => ({
      key: issueFile(issue),
      name: `จดหมายข่าวฟองใส ฉบับที่ ${issue.number}.pdf`,
      read: () => readFile(new URL(issueFile(issue), import.meta.url)),
    })),
  ),
  collectionSeed('enews', enewsDemo, (issue, { writeBody }) => ({
    key: { title: issue.title.th },
    data: (language) => ({
      title: issue.title[language],
      body: writeBody(issueText(issue, language)),
      pdf: libraryIdOf(issueFile(issue)),
      link: `/news/${issue.articles[0].slug}`,
      publishedAt: inDays(-issue.daysAgo),
      ...published,
    }),
  })),
  globalSeed('enews-page', (language, { mediaId }) => ({
    title: enewsPageDemo.title[language],
    description: enewsPageDemo.description[language],
    backgroundImage: mediaId('album-first-customer'),
    ...published,
  })),
]
