// The import rules of the house. tooling/check/import-rules.test.ts plants a violation of each and sees it caught.
export const TEST_FILES = String.raw`\.(test|fixtures|demo|examples)\.tsx?$|/testing/|^demo/|^content/(conformance|security)/`
const PRODUCTION = String.raw`^(contract|serving|content|web)/(src|app|server)/`
/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: 'contract-knows-only-zod',
      comment: 'The contract is read by both sides and by other programs: only zod and itself.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: TEST_FILES },
      to: { pathNot: '^contract/src/|node_modules/zod/' },
    },
    {
      name: 'serving-knows-no-product',
      comment:
        'serving answers HTTP for both servers: node, pino, lru-cache, prom-client, zod and itself.',
      severity: 'error',
      from: { path: '^serving/src/', pathNot: TEST_FILES },
      to: {
        pathNot: '^serving/src/|node_modules/(pino|lru-cache|prom-client|zod)/',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'web-not-content',
      comment: 'The website talks to the content service over HTTP alone.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^content/' },
    },
    {
      name: 'content-not-web',
      comment: 'The content service and its demo content know nothing of the website.',
      severity: 'error',
      from: { path: '^(content|demo)/' },
      to: { path: '^web/' },
    },
    {
      name: 'demo-on-top',
      comment: 'The demo brand is started as a program: without it everything else is whole.',
      severity: 'error',
      from: { pathNot: '^demo/|node_modules/' },
      to: { path: '^demo/' },
    },
    {
      name: 'features-stand-alone',
      comment: 'A feature imports no other feature; what two of them need is a block.',
      severity: 'error',
      from: { path: '^web/app/features/([^/]+)/' },
      to: { path: '^web/app/features/([^/]+)/', pathNot: '^web/app/features/$1/' },
    },
    {
      name: 'root-on-top',
      comment:
        "Root, entries and routes put the website's parts together: no part knows them, and no other file lies beside them.",
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^web/app/[^/]+$' },
    },
    {
      name: 'shell-around-pages',
      comment: 'root → shell: the shell stands around the pages, and no page knows it.',
      severity: 'error',
      from: { path: '^web/app/[^/]+/', pathNot: '^web/app/shell/' },
      to: { path: '^web/app/shell/' },
    },
    {
      name: 'shell-knows-no-page',
      comment: 'The shell stands around any page: what both need is a block.',
      severity: 'error',
      from: { path: '^web/app/shell/' },
      to: { path: '^web/app/features/' },
    },
    {
      name: 'blocks-below-features',
      comment: 'features → blocks, never upwards.',
      severity: 'error',
      from: { path: '^web/app/core/blocks/' },
      to: { path: '^web/app/features/' },
    },
    {
      name: 'forms-know-no-lead',
      comment:
        'core/blocks/form serves every form that is sent; what is of leads stands in core/blocks/lead-form.',
      severity: 'error',
      from: { path: '^web/app/core/blocks/form/' },
      to: { path: '^web/app/core/blocks/lead-form/|^contract/src/contact/' },
    },
    {
      name: 'content-below-blocks',
      comment: 'features → blocks → content, never upwards: reading content draws nothing.',
      severity: 'error',
      from: { path: '^web/app/core/content/' },
      to: { path: '^web/app/(features|core/(blocks|ui|styles))/' },
    },
    {
      name: 'request-below-content',
      comment:
        'content → request, i18n → platform, never upwards. Messages and ui share the splitting of phrases.',
      severity: 'error',
      from: { path: '^web/app/core/(request|i18n|styles)/' },
      to: {
        path: '^web/app/(features|core/(blocks|ui|content))/',
        pathNot: '^web/app/core/ui/phrases/keep-together',
      },
    },
    {
      name: 'web-platform-at-the-bottom',
      comment: 'Environment, log and XML are used by all and use no other folder.',
      severity: 'error',
      from: { path: '^web/app/platform/' },
      to: { path: '^web/app/', pathNot: '^web/app/platform/' },
    },
    {
      name: 'ui-at-the-bottom',
      comment: 'A part of ui takes all it shows as props and uses no other folder.',
      severity: 'error',
      from: { path: '^web/app/core/ui/' },
      to: { path: '^web/app/', pathNot: '^web/app/core/ui/' },
    },
    {
      name: 'ui-knows-no-contract',
      comment: 'A part of ui takes texts and links, not records.',
      severity: 'error',
      from: { path: '^web/app/core/ui/' },
      to: { path: '^contract/' },
    },
    {
      name: 'app-not-server',
      comment: 'The server runs the app, not the other way round.',
      severity: 'error',
      from: { path: '^web/app/' },
      to: { path: '^web/server/' },
    },
    {
      name: 'content-platform-at-the-bottom',
      comment: 'composition → features → core → platform, never upwards.',
      severity: 'error',
      from: { path: '^content/src/platform/', pathNot: TEST_FILES },
      to: { path: '^content/src/', pathNot: '^content/src/platform/' },
    },
    {
      name: 'core-knows-no-feature',
      comment: 'core serves any feature: what it needs of one is given to it.',
      severity: 'error',
      from: { path: '^content/src/core/', pathNot: TEST_FILES },
      to: { path: '^content/src/', pathNot: '^content/src/(core|platform)/' },
    },
    {
      name: 'content-features-below-composition',
      comment: 'What puts the service together knows the features, not the other way round.',
      severity: 'error',
      from: { path: '^content/src/features/', pathNot: TEST_FILES },
      to: { path: '^content/src/', pathNot: '^content/src/(features|core|platform)/' },
    },
    {
      name: 'content-features-stand-alone',
      comment: 'A feature of the content service names another one by its slug, never by its code.',
      severity: 'error',
      from: { path: '^content/src/features/([^/]+)/', pathNot: TEST_FILES },
      to: { path: '^content/src/features/([^/]+)/', pathNot: '^content/src/features/$1/' },
    },
    {
      name: 'payload-only-in-content',
      comment: 'Payload could be exchanged without touching another part.',
      severity: 'error',
      from: { pathNot: '^(content|demo)/|node_modules/' },
      to: { path: 'node_modules/(payload|@payloadcms)/' },
    },
    {
      name: 'no-test-code-in-production',
      comment: 'Tests, fixtures and demo content stay out of what is shipped.',
      severity: 'error',
      from: { path: PRODUCTION, pathNot: TEST_FILES },
      to: { path: TEST_FILES },
    },
    {
      name: 'no-cycles',
      comment: 'Files that name each other can only be understood together, be it in types alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'collections-below-endpoints',
      comment:
        'An area attaches endpoints to its collection: what is stored does not know what is done with it.',
      severity: 'error',
      from: { path: String.raw`\.(collection|global)\.ts$` },
      to: { path: String.raw`\.endpoints?\.ts$` },
    },
    {
      name: 'no-barrels',
      comment: 'An index file hides where a thing lives.',
      severity: 'error',
      from: { pathNot: 'node_modules/' },
      to: { path: String.raw`(^|/)index\.[cm]?[jt]sx?$`, pathNot: 'node_modules/' },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere escapes every rule above.',
      severity: 'error',
      from: { pathNot: 'node_modules/' },
      to: { couldNotResolve: true, pathNot: String.raw`^virtual:|/\+types/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: String.raw`(^|/)(build|\.next|\.react-router|\.cache|migrations)/|^content/src/app/|next-env.d.ts$`,
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg', '.woff2'],
    },
  },
}

export default configuration
