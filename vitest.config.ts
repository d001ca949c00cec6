import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ConfiguredOrder } from './tooling/testing/configured-order.ts'
import { quickestFolder } from './tooling/testing/quickest-folder.ts'

const LONG = '**/*.long.test.ts'
/** Tests that start whole services; `npm run check` leaves them out. */
const INTEGRATION = '**/*.integration.test.ts'
/** Those of them that `npm test` leaves to `npm run test:all`. */
const SLOW = '**/*.slow.integration.test.ts'
const FORGET_MODULES = fileURLToPath(
  new URL('./tooling/testing/forget-modules.setup.ts', import.meta.url),
)
/** The demo's tests use it, too. */
const CONTENT_SETUP = ['../content/testing/throwaway.env.ts']
const GENERATED = ['**/node_modules/**', '**/build/**', '**/.next/**', '**/.react-router/**']

function unit(name: string, setupFiles: string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      root: `./${name}`,
      setupFiles,
      include: ['**/*.test.{ts,tsx}'],
      exclude: [...GENERATED, LONG, INTEGRATION],
    },
  }
}

function integration(workspace: string) {
  return {
    extends: true as const,
    test: {
      name: `${workspace}-integration`,
      root: `./${workspace}`,
      include: [INTEGRATION],
      exclude: [...GENERATED, SLOW],
    },
  }
}

function slow<Project extends ReturnType<typeof integration>>({ test, ...project }: Project) {
  const name = test.name.replace('integration', 'slow')
  return { ...project, test: { ...test, name, include: [SLOW], exclude: GENERATED } }
}

/**
 * What has SQL of its own or shows how processes share a database also runs on PostgreSQL; all else reads and writes
 * through these.
 */
const OWN_SQL = [
  'conformance/*',
  'security/{access,drafts,member-walk,members-queries,*-processes.slow,staff-{factor,invitation,security},staff-rest-{filter,odd,types.slow}}',
  'src/features/{account,branch,contact,data-request,enews,faq,mailing,notification,webboard}/**/*',
  'src/composition/**/*',
  'src/core/{attempts,audit,cases,changes,editing,erasures,files/library,mail,notifications,records,retention,search,values,work}/**/*',
  'src/core/accounts/{*,sessions/*}',
  'src/platform/**/*',
].map((files) => `${files}.integration.test.ts`)

/** They break or hold SQLite's file from outside; of PostgreSQL's errors `serving/src/logger.test.ts` knows. */
const SQLITE_ONLY = [
  '**/copied-table.integration.test.ts',
  '**/deleted-bytes.integration.test.ts',
  '**/dying-reader.integration.test.ts',
  '**/left-behind.slow.integration.test.ts',
  '**/personal-data{,-failures}.slow.integration.test.ts',
  '**/held-database.slow.integration.test.ts',
  '**/merge-segments.slow.integration.test.ts',
  '**/outages.integration.test.ts',
  '**/whole-writes.integration.test.ts',
]

function contentIntegration(
  name: string,
  workspace: string,
  setupFiles: string[] = [],
  globalSetup: string[] = [],
) {
  const isOnPostgres = globalSetup.length > 0
  return {
    extends: true as const,
    test: {
      ...integration(workspace).test,
      name,
      ...(isOnPostgres ? { include: OWN_SQL, exclude: [...GENERATED, ...SQLITE_ONLY] } : {}),
      setupFiles: [
        ...CONTENT_SETUP,
        '../content/testing/quick-hashes.setup.ts',
        '../content/testing/no-standing-back.setup.ts',
        ...setupFiles,
        '../content/testing/migrated-database.setup.ts',
      ],
      globalSetup,
    },
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // A process runs many files: loading libraries again for each took longer than most tests.
    isolate: false,
    setupFiles: [FORGET_MODULES],
    sequence: { sequencer: ConfiguredOrder },
    env: {
      // For the programs that tests start.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('./.cache/compiled', import.meta.url)),
      TMPDIR: quickestFolder(),
    },
    unstubEnvs: true,
    unstubGlobals: true,
    // One more than cores: a test often waits for a process, a clock or a key that is slow on purpose.
    maxWorkers: 3,
    testTimeout: 20_000,
    // On a busy machine what is waited for may take long; by itself a second is the most.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
    passWithNoTests: true,
    projects: [
      // In this order they begin: what takes longest must not run alone at the end.
      slow(integration('tooling')),
      integration('tooling'),
      unit('contract'),
      unit('serving'),
      unit('content', CONTENT_SETUP),
      unit('web'),
      unit('demo', CONTENT_SETUP),
      unit('tooling'),
      slow(contentIntegration('content-integration', 'content')),
      slow(contentIntegration('demo-integration', 'demo')),
      contentIntegration('content-integration', 'content'),
      contentIntegration('demo-integration', 'demo'),
      contentIntegration(
        'content-postgres',
        'content',
        ['../content/testing/throwaway-database.env.ts'],
        ['../content/testing/postgres-server.setup.ts'],
      ),
      integration('web'),
      {
        extends: true,
        test: {
          name: 'long',
          include: [LONG],
          exclude: GENERATED,
          isolate: true,
          testTimeout: 600_000,
        },
      },
    ],
  },
})
