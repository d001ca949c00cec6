import rules, { TEST_FILES } from './.dependency-cruiser.mjs'

// What folders of one feature import of each other. Tests look into any of them, so they are left out, and the rule is apart
// from the others. Files beside the folders put these together and stand in none.
/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders of a feature that import each other can only be understood together.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(content/src/[^/]+/[^/]+|web/app/(?:features|core)/[^/]+|web/app/[^/]+)/' },
      to: { circular: true, path: '^$1/' },
    },
  ],
  options: { ...rules.options, exclude: { path: `${rules.options.exclude.path}|${TEST_FILES}` } },
}

export default configuration
