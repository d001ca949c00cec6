import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { en } from '@payloadcms/translations/languages/en'
import { th } from '@payloadcms/translations/languages/th'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { drumIconUrl } from './admin/drum-icon.ts'
import { members } from './auth/member.collection.ts'
import { guardPayloadCollections } from './auth/payload-collections.ts'
import { staff } from './auth/staff.collection.ts'
import { branchPage } from './branch/branch-page.global.ts'
import { branches } from './branch/branch.collection.ts'
import { currentBranch } from './branch/current-branch.global.ts'
import { customerReviews } from './branch/customer-review.collection.ts'
import { provinces } from './branch/province.collection.ts'
import { sectors } from './branch/sector.collection.ts'
import { chooseAdapter } from './database/adapter.ts'
import { env } from './env.ts'
import { log } from './log.ts'
import { logEmail } from './mail/log-email.ts'
import { maxUploadBytes } from './media/clean-upload.ts'
import { media } from './media/media.collection.ts'
import { settings } from './settings/settings.global.ts'

const source = dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: env.payloadSecret,
  ...(env.contentPublicUrl ? { serverURL: env.contentPublicUrl } : {}),
  db: await chooseAdapter(env.databaseUrl),
  routes: { admin: '/admin', api: '/cms-api' },
  collections: [branches, provinces, sectors, customerReviews, media, staff, members],
  globals: [currentBranch, branchPage, settings],
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
      beforeDashboard: ['/admin/welcome.admin.tsx#Welcome'],
    },
  },
  email: logEmail,
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
