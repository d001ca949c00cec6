import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { en } from '@payloadcms/translations/languages/en'
import { th } from '@payloadcms/translations/languages/th'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { aboutHead } from './areas/about/about-head.global.ts'
import { aboutPages } from './areas/about/about-page.collection.ts'
import { aboutBrand, aboutHistory } from './areas/about/about-sections.globals.ts'
import { milestones } from './areas/about/milestone.collection.ts'
import { officialChannels } from './areas/about/official-channel.collection.ts'
import { rewards } from './areas/about/reward.collection.ts'
import { drumIconUrl } from './composition/admin/drum-icon.ts'
import { members } from './areas/account/member.collection.ts'
import { guardPayloadCollections } from './composition/payload-collections.ts'
import { staff } from './areas/staff/staff.collection.ts'
import { banners } from './areas/banner/banner.collection.ts'
import { branchPage } from './areas/branch/branch-page.global.ts'
import { branches } from './areas/branch/branch.collection.ts'
import { currentBranch } from './areas/branch/current-branch.global.ts'
import { customerReviews } from './areas/branch/customer-review.collection.ts'
import { provinces } from './areas/branch/province.collection.ts'
import { sectors } from './areas/branch/sector.collection.ts'
import { advertisingCookie, analyticsCookie } from './areas/consent/category-cookie.globals.ts'
import { consentLog } from './areas/consent/consent-log.collection.ts'
import { cookieDetail } from './areas/consent/cookie-detail.global.ts'
import { generalCookies } from './areas/consent/general-cookie.collection.ts'
import { tracking } from './areas/consent/tracking.global.ts'
import { contactPage } from './areas/contact/page/contact-page.global.ts'
import { contactClicks } from './areas/contact/click/contact-click.collection.ts'
import { leadPhotos } from './areas/contact/photo/lead-photo.collection.ts'
import { leadSettings } from './areas/contact/lead/lead-settings.global.ts'
import { leads } from './areas/contact/lead/lead.collection.ts'
import { chooseAdapter } from './ground/database/adapter.ts'
import { env } from './ground/env.ts'
import { home } from './areas/home/home.global.ts'
import { franchiseComments } from './areas/investor/franchise-comment.collection.ts'
import { franchisePackages } from './areas/investor/franchise-package.collection.ts'
import { investorHead } from './areas/investor/investor-head.global.ts'
import { investorPage } from './areas/investor/investor-page.global.ts'
import { investorReasons } from './areas/investor/investor-reason.collection.ts'
import { log } from './ground/log.ts'
import { outbox } from './engines/mail/outbox.collection.ts'
import { createPayloadEmail } from './engines/mail/payload-email.ts'
import { maxUploadBytes } from './engines/files/clean-upload.ts'
import { media } from './engines/files/media.collection.ts'
import { newsCategories } from './areas/news/news-category.collection.ts'
import { newsPage } from './areas/news/news-page.global.ts'
import { news } from './areas/news/news.collection.ts'
import { specialEvents } from './areas/news/special-event.collection.ts'
import { policyGlobals } from './areas/policy/policy.globals.ts'
import { policyImages } from './areas/policy/policy-image.collection.ts'
import { machines } from './areas/product/machine.collection.ts'
import { productHead } from './areas/product/product-head.global.ts'
import { productPage } from './areas/product/product-page.global.ts'
import { seo } from './areas/seo/seo.collection.ts'
import { navigation } from './areas/settings/navigation.global.ts'
import { settings } from './areas/settings/settings.global.ts'

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
        Icon: '/composition/admin/drum.admin.tsx#DrumIcon',
        Logo: '/composition/admin/drum.admin.tsx#DrumLogo',
      },
      beforeDashboard: [
        '/areas/contact/notify/stalled.admin.tsx#Stalled',
        '/composition/admin/welcome.admin.tsx#Welcome',
        '/areas/contact/inbox/lead-card.admin.tsx#LeadCard',
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
  typescript: { outputFile: `${source}/ground/payload-types.ts` },
}).then(guardPayloadCollections)
