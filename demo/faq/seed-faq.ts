import { collectionSeed } from '../seed/collection-seed.ts'
import { globalSeed } from '../seed/global-seed.ts'
import { published } from '../seed/published.ts'
import { mainFaqs, webboardHead } from './faq.demo.ts'

const subFaqs = mainFaqs.flatMap(({ slug, subs }) => subs.map((sub) => ({ ...sub, main: slug })))
const faqs = subFaqs.flatMap(({ title, questions }) =>
  questions.map((faq) => ({ ...faq, sub: title.th })),
)

export const faqSeeds = [
  globalSeed('webboard-page', (language, { mediaId }) => ({
    title: webboardHead.title[language],
    description: webboardHead.description[language],
    backgroundImage: mediaId(webboardHead.picture),
    ...published,
  })),
  collectionSeed('main-faqs', mainFaqs, ({ slug, title, picture }, { sort, mediaId }) => ({
    key: { slug },
    data: (language) => ({
      slug,
      title: title[language],
      coverImage: mediaId(picture),
      sort,
      ...published,
    }),
  })),
  collectionSeed('sub-faqs', subFaqs, ({ main, title }, { sort, recordId }) => ({
    key: { title: title.th },
    data: (language) => ({
      title: title[language],
      mainFaq: recordId('main-faqs', main),
      sort,
      ...published,
    }),
  })),
  collectionSeed('faqs', faqs, (demo, { sort, recordId, writeBody }) => ({
    key: { question: demo.question.th },
    data: (language) => ({
      question: demo.question[language],
      body: writeBody(demo.answer[language]),
      url: demo.url ?? null,
      cause: demo.cause ?? null,
      subFaq: recordId('sub-faqs', demo.sub),
      sort,
      ...published,
    }),
  })),
]
