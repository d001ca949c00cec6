import { globalSeed } from '../seed/global-seed.ts'
import { rowId } from '../seed/row-id.ts'
import { navigationIn } from '../../content/src/composition/first-texts/navigation-texts.ts'
import { navigationDemo } from './navigation.demo.ts'
import { settingsDemo, spellingsDemo } from './settings.demo.ts'

export const settingsSeed = globalSeed('settings', (language, { mediaId }, stored) => ({
  phone: settingsDemo.phone,
  lineId: settingsDemo.lineId,
  email: settingsDemo.email,
  answerDays: settingsDemo.answerDays,
  refundDays: settingsDemo.refundDays,
  facebook: settingsDemo.facebook,
  brandName: settingsDemo.brandName[language],
  homeTitle: settingsDemo.homeTitle[language],
  metaKeywords: settingsDemo.metaKeywords[language],
  metaDescription: settingsDemo.metaDescription[language],
  metaAuthor: settingsDemo.metaAuthor[language],
  footerText: settingsDemo.footerText[language],
  boardExamples: settingsDemo.boardExamples[language],
  faqExamples: settingsDemo.faqExamples[language],
  downloadExamples: settingsDemo.downloadExamples[language],
  enewsExamples: settingsDemo.enewsExamples[language],
  shareImage: mediaId('share'),
  spellings: spellingsDemo.map((words, index) => ({
    ...rowId(stored?.spellings, index),
    words: words.join(', '),
  })),
  logo: null,
  icon: null,
}))

export const navigationSeed = globalSeed('navigation', (language, _seeding, stored) =>
  navigationIn(language, navigationDemo, stored),
)
