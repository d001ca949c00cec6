import { policyVersion } from '../policy/policy.demo.ts'
import { collectionSeed } from '../seed/collection-seed.ts'
import { globalSeed, plainGlobalSeed } from '../seed/global-seed.ts'
import { published } from '../seed/published.ts'
import { advertisingCookie, analyticsCookie, cookieDetail, generalCookies } from './consent.demo.ts'

const optionalCookies = [
  ['analytics-cookie', analyticsCookie],
  ['advertising-cookie', advertisingCookie],
] as const

export const consentSeeds = [
  globalSeed('cookie-detail', (language, { mediaId }) => ({
    header: cookieDetail.header[language],
    description: cookieDetail.description[language],
    logo: mediaId(cookieDetail.logo),
    closeIcon: mediaId(cookieDetail.closeIcon),
  })),
  collectionSeed('general-cookies', generalCookies, ({ title, description }, { sort }) => ({
    key: { title: title.th },
    data: (language) => ({ title: title[language], description: description[language], sort }),
  })),
  ...optionalCookies.map(([slug, { title, description }]) =>
    globalSeed(slug, (language) => ({
      title: title[language],
      description: description[language],
      ...published,
    })),
  ),
  // Without ids no tracker is ever requested. Other values keep their defaults.
  plainGlobalSeed('tracking', { policyVersion }),
]
