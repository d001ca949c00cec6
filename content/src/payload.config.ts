import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { en } from '@payloadcms/translations/languages/en'
import { th } from '@payloadcms/translations/languages/th'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { aboutHead } from './about/about-head.global.ts'
import { aboutPages } from './about/about-page.collection.ts'
import { aboutBrand, aboutHistory } from './about/about-sections.globals.ts'
import { milestones } from './about/milestone.collection.ts'
import { officialChannels } from './about/official-channel.collection.ts'
import { rewards } from './about/reward.collection.ts'
import { drumIconUrl } from './admin/drum-icon.ts'
import { members } from './auth/member.collection.ts'
import { guardPayloadCollections } from './auth/payload-collections.ts'
import { staff } from './auth/staff.collection.ts'
import { banners } from './banner/banner.collection.ts'
import { branchPage } from './branch/branch-page.global.ts'
import { branches } from './branch/branch.collection.ts'
import { currentBranch } from './branch/current-branch.global.ts'
import { customerReviews } from './branch/customer-review.collection.ts'
import { provinces } from './branch/province.collection.ts'
import { sectors } from './branch/sector.collection.ts'
import { advertisingCookie, analyticsCookie } from './consent/category-cookie.globals.ts'
import { consentLog } from './consent/consent-log.collection.ts'
import { cookieDetail } from './consent/cookie-detail.global.ts'
import { generalCookies } from './consent/general-cookie.collection.ts'
import { tracking } from './consent/tracking.global.ts'
import { contactPage } from './contact/contact-page.global.ts'
import { contactClicks } from './contact/contact-click.collection.ts'
import { leadPhotos } from './contact/lead-photo.collection.ts'
import { leadSettings } from './contact/lead-settings.global.ts'
import { leads } from './contact/lead.collection.ts'
import { chooseAdapter } from './database/adapter.ts'
import { env } from './env.ts'
import { home } from './home/home.global.ts'
import { franchiseComments } from './investor/franchise-comment.collection.ts'
import { franchisePackages } from './investor/franchise-package.collection.ts'
import { investorHead } from './investor/investor-head.global.ts'
import { investorPage } from './investor/investor-page.global.ts'
import { investorReasons } from './investor/investor-reason.collection.ts'
import { log } from './log.ts'
import { outbox } from './mail/outbox.collection.ts'
import { createPayloadEmail } from './mail/payload-email.ts'
import { maxUploadBytes } from './media/clean-upload.ts'
import { media } from './media/media.collection.ts'
import { newsCategories } from './news/news-category.collection.ts'
import { newsPage } from './news/news-page.global.ts'
import { news } from './news/news.collection.ts'
import { specialEvents } from './news/special-event.collection.ts'
import { policyGlobals } from './policy/policy.globals.ts'
import { policyImages } from './policy/policy-image.collection.ts'
import { machines } from './product/machine.collection.ts'
import { productHead } from './product/product-head.global.ts'
import { productPage } from './product/product-page.global.ts'
import { seo } from './seo/seo.collection.ts'
import { navigation } from './settings/navigation.global.ts'
import { settings } from './settings/settings.global.ts'

const source = dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: env.payloadSecret,
  ...(env.contentPublicUrl ? { serverURL: env.contentPublicUrl } : {}),
  db: await chooseAdapter(env.databaseUrl),
  routes: { admin: '/admin', api: '/cms-api' },
  // In the order of the admin's menu, what changes daily first. Names of indexes are numbered in this
  // order too: where two collections have the same, the newer one must stay behind.
  collections: [
    leads,
    leadPhotos,
    contactClicks,
    outbox,
    news,
    newsCategories,
    banners,
    branches,
    customerReviews,
    provinces,
    sectors,
    specialEvents,
    franchisePackages,
    investorReasons,
    franchiseComments,
    aboutPages,
    milestones,
    rewards,
    officialChannels,
    policyImages,
    machines,
    generalCookies,
    consentLog,
    media,
    seo,
    staff,
    members,
  ],
  globals: [
    home,
    currentBranch,
    branchPage,
    newsPage,
    productHead,
    productPage,
    investorHead,
    investorPage,
    aboutHead,
    aboutBrand,
    aboutHistory,
    contactPage,
    ...policyGlobals,
    cookieDetail,
    analyticsCookie,
    advertisingCookie,
    tracking,
    leadSettings,
    navigation,
    settings,
  ],
  localization: {
    locales: [
      { code: 'th', label: { th: 'ไทย', en: 'Thai' } },
      { code: 'en', label: { th: 'อังกฤษ', en: 'English' } },
    ],
    defaultLocale: 'th',
    fallback: false,
  },
  i18n: { supportedLanguages: { th, en }, fallbackLanguage: 'th' },
  admin: {
    user: staff.slug,
    avatar: 'default',
    dateFormat: 'd MMM yyyy HH:mm',
    timezones: {
      supportedTimezones: [{ label: 'กรุงเทพฯ (Bangkok)', value: 'Asia/Bangkok' }],
      defaultTimezone: 'Asia/Bangkok',
    },
    importMap: { baseDir: source, importMapFile: `${source}/app/(payload)/admin/importMap.js` },
    meta: {
      titleSuffix: ' · หลังบ้าน',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: drumIconUrl }],
    },
    components: {
      graphics: {
        Icon: '/admin/drum.admin.tsx#DrumIcon',
        Logo: '/admin/drum.admin.tsx#DrumLogo',
      },
      beforeDashboard: [
        '/admin/stalled.admin.tsx#Stalled',
        '/admin/welcome.admin.tsx#Welcome',
        '/contact/lead-card.admin.tsx#LeadCard',
      ],
    },
  },
  email: createPayloadEmail(),
  sharp,
  upload: { limits: { fileSize: maxUploadBytes }, abortOnLimit: true },
  maxDepth: 2,
  defaultDepth: 0,
  graphQL: { disable: true },
  telemetry: false,
  loggingLevels: { APIError: 'info', Forbidden: 'info', NotFound: 'info', ValidationError: 'info' },
  logger: log,
  typescript: { outputFile: `${source}/payload-types.ts` },
}).then(guardPayloadCollections)
