import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { en } from '@payloadcms/translations/languages/en'
import { th } from '@payloadcms/translations/languages/th'
import { buildConfig, type CollectionConfig } from 'payload'
import { adminTexts } from './composition/admin/admin-words.ts'
import { drumIconUrl } from './composition/admin/drum-icon.ts'
import { guardPayloadCollections } from './composition/payload-collections.ts'
import {
  areas,
  caseKinds,
  digestSources,
  memberAdministration,
  personalData,
  outboxSources,
  nameRule,
  spellingSource,
} from './composition/areas.ts'
import { chooseAdapter } from './platform/database/adapter.ts'
import { explainOutage } from './platform/database/explain-outage.ts'
import { env } from './platform/env.ts'
import { keyOfSecret } from './platform/keys.ts'
import { languageLabels } from './platform/languages/labels.ts'
import { log } from './platform/log.ts'
import { tidyTexts } from './platform/fields/tidy-fields.ts'
import { restrictDelete } from './platform/uses/restrict-delete.ts'
import { explainLostReference } from './platform/uses/lost-reference.ts'
import { addSessionRules } from './features/staff/session-rules.ts'
import { accountAttempts } from './core/attempts/attempts.collection.ts'
import { mailLinks } from './core/accounts/mail-links.collection.ts'
import { memberSessions } from './core/accounts/sessions/member-sessions.collection.ts'
import { auditFiles, auditCollection } from './core/audit/audit-staff.ts'
import { staffAudit } from './core/audit/staff-audit.collection.ts'
import { offerBulk } from './core/editing/bulk/bulk.endpoint.ts'
import { askBeforeDelete } from './core/editing/deletion.endpoint.ts'
import { claimBeforeWriting } from './core/editing/claim-version.ts'
import { guardCopies, guardCollection, guardGlobal } from './core/editing/guard-edits.ts'
import {
  preserveConcurrentChanges,
  writeOverStored,
} from './core/editing/preserve-concurrent-changes.ts'
import { withAtomicWrites } from './platform/database/whole-writes.ts'
import { explainLock } from './core/editing/guard-lock.ts'
import { changes } from './core/changes/changes.collection.ts'
import { erasures } from './core/erasures/erasure.collection.ts'
import { noMailOfPayload } from './core/mail/no-mail-of-payload.ts'
import { guardRest } from './core/rest/guard-rest.ts'
import { createOutbox } from './core/mail/outbox.collection.ts'
import { caseEndpoints } from './core/cases/cases.endpoints.ts'
import { createCases } from './core/cases/cases.collection.ts'
import { outboxEndpoints } from './core/mail/outbox.endpoints.ts'
import { maxLibraryBytes, maxLibraryFormBytes } from './core/files/library/clean-library-file.ts'
import { libraryFiles } from './core/files/library/library-file.collection.ts'
import { libraryCounts, libraryPreviews } from './core/files/library/library-previews.collection.ts'
import { guardUpload } from './core/files/require-own-file.ts'
import { media } from './core/files/media.collection.ts'
import { retentionRuns } from './core/retention/retention-run.collection.ts'
import { trafficEndpoint } from './core/traffic/traffic.endpoint.ts'
import { showScheduledChanges } from './core/publishing/show-scheduled-changes.ts'
import { stampChanges } from './core/publishing/stamp-changes.ts'

const source = dirname(fileURLToPath(import.meta.url))

const [secret = '', ...olderSecrets] = env.payloadSecrets

// The names of errors that refuse a request. Payload throws `FileUploadError` for disk failures, too.
const refusals = [
  'APIError',
  'AuthenticationError',
  'Forbidden',
  'Locked',
  'LockedAuth',
  'MissingFile',
  'NotFound',
  'QueryError',
  'UnauthorizedError',
  'UnverifiedEmail',
  'ValidationError',
]

const { cases, caseSteps } = createCases(caseKinds)

const outbox: CollectionConfig<'outbox'> = {
  ...createOutbox(outboxSources),
  endpoints: outboxEndpoints,
}

export default buildConfig({
  secret,
  ...(env.contentPublicUrl ? { serverURL: env.contentPublicUrl } : {}),
  db: withAtomicWrites(
    writeOverStored(
      stampChanges(claimBeforeWriting(await chooseAdapter(env.databaseUrl, restrictDelete))),
    ),
  ),
  routes: { admin: '/admin', api: '/cms-api' },
  collections: [
    { ...cases, endpoints: caseEndpoints },
    caseSteps,
    ...areas.flatMap(({ collections = [] }) => collections),
    outbox,
    media,
    libraryFiles,
    libraryPreviews,
    libraryCounts,
    accountAttempts,
    mailLinks,
    memberSessions,
    retentionRuns,
    changes,
    erasures,
    staffAudit,
  ]
    .map(guardCollection)
    .map(offerBulk)
    .map(askBeforeDelete)
    .map(guardUpload)
    .map(preserveConcurrentChanges)
    .map(auditCollection),
  endpoints: [trafficEndpoint],
  globals: areas.flatMap(({ globals = [] }) => globals.map(guardGlobal)),
  hooks: { afterError: [explainLock, explainLostReference, explainOutage] },
  localization: {
    locales: Object.entries(languageLabels).map(([code, label]) => ({ code, label })),
    defaultLocale: 'th',
    fallback: false,
  },
  i18n: { supportedLanguages: { th, en }, fallbackLanguage: 'th', translations: adminTexts },
  admin: {
    user: 'staff',
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
      views: {
        login: {
          Component: '/features/staff/sign-in-view.admin.tsx#SignInView',
          path: '/login',
          exact: true,
        },
      },
      providers: [
        '/core/admin/follow-history.admin.tsx#FollowHistory',
        '/core/admin/guard-drawers.admin.tsx#GuardDrawers',
        '/core/admin/tab-owner.admin.tsx#TabOwner',
      ],
      graphics: {
        Icon: '/composition/admin/drum.admin.tsx#DrumIcon',
        Logo: '/composition/admin/drum.admin.tsx#DrumLogo',
      },
      beforeDashboard: [
        '/composition/admin/first-steps.admin.tsx#FirstSteps',
        '/core/mail/outbox-stalled.admin.tsx#OutboxStalled',
        '/core/cases/queue-notice.admin.tsx#CasesNotice',
        ...areas.flatMap(({ notices = [] }) => notices),
        '/composition/admin/welcome.admin.tsx#Welcome',
        ...areas.flatMap(({ dashboard = [] }) => dashboard),
      ],
    },
  },
  custom: {
    caseKinds,
    digestSources,
    memberAdministration,
    personalData,
    olderKeys: olderSecrets.map(keyOfSecret),
    nameRule,
    spellingSource,
  },
  email: noMailOfPayload,
  // Without `sharp`, with which Payload would resize and crop images in this process. `cleanUpload` uses other processes.
  upload: {
    limits: { fileSize: maxLibraryBytes },
    requestSizeLimit: maxLibraryFormBytes,
    abortOnLimit: true,
    // Large files are never held in memory.
    useTempFiles: true,
    tempFileDir: env.uploadDir,
  },
  maxDepth: 2,
  defaultDepth: 0,
  graphQL: { disable: true },
  onInit: addSessionRules,
  telemetry: false,
  loggingLevels: Object.fromEntries(refusals.map((name) => [name, 'info' as const])),
  logger: log,
  // `npm run generate` writes them; by default Payload would do so at every start of a test.
  typescript: { outputFile: `${source}/platform/payload-types.ts`, autoGenerate: false },
})
  .then(tidyTexts)
  .then(showScheduledChanges)
  .then(guardPayloadCollections)
  .then(guardCopies)
  .then(guardRest)
  .then(auditFiles)
