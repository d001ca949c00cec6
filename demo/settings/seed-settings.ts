import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import type { Navigation } from '../../content/src/platform/payload-types.ts'
import { globalSeed } from '../seed/global-seed.ts'
import { rowId } from '../seed/row-id.ts'
import { navigationDemo, type NavigationLinkDemo } from './navigation.demo.ts'
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

export const navigationSeed = globalSeed('navigation', (language, _seeding, stored) => ({
  header: linksIn(language, navigationDemo.header, stored?.header),
  footer: navigationDemo.footer.map(({ title, links }, index) => ({
    ...rowId(stored?.footer, index),
    title: title[language],
    links: linksIn(language, links, stored?.footer?.[index]?.links),
  })),
}))

function linksIn(
  language: keyof BilingualText,
  links: NavigationLinkDemo[],
  stored?: Navigation['header'],
) {
  return links.map(({ label, link }, index) => ({
    ...rowId(stored, index),
    label: label[language],
    link,
  }))
}
