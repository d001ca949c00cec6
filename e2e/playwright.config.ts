import { defineConfig } from '@playwright/test'
import { browserArguments } from '../tooling/browser.ts'
import { inheritedEnvironment } from '../tooling/process.env.ts'
import { findHeadlessBrowser } from '../tooling/testing/headless-browser.ts'
import { passOn } from './support/pass-on.env.ts'

/** Resolves no external host: tests run offline. */
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

const executablePath = await findHeadlessBrowser()
// Every worker reads this file again.
passOn('CHROMIUM_PATH', executablePath)

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
const withoutScriptsOnly = /\.no-js\.spec\.ts/
/** Only `npm run test:all` runs these. */
const long = /@long\b/

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e-results',
  globalSetup: './support/product.setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  // One more than cores: tests often wait for time to pass; four only slow each other down.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-reports/playwright.json' }]],
  use: {
    launchOptions: {
      executablePath,
      args: [...browserArguments, OFFLINE],
      // Without a locale Chromium only supports ASCII in file names.
      env: { ...inheritedEnvironment(), LC_ALL: 'C.UTF-8' },
    },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: desktop,
      testIgnore: withoutScriptsOnly,
      grepInvert: [/@phone\b/, long],
    },
    {
      name: 'phone',
      use: phone,
      testIgnore: withoutScriptsOnly,
      grepInvert: [/@desktop\b/, long],
    },
    {
      name: 'no-js',
      use: { ...desktop, javaScriptEnabled: false },
      // The pattern also matches file names.
      grep: [/@nojs\b/, withoutScriptsOnly],
      grepInvert: long,
    },
    {
      name: 'long-desktop',
      use: desktop,
      testIgnore: withoutScriptsOnly,
      grep: long,
      grepInvert: /@phone\b/,
    },
    {
      name: 'long-phone',
      use: phone,
      testIgnore: withoutScriptsOnly,
      grep: long,
      grepInvert: /@desktop\b/,
    },
    {
      name: 'long-no-js',
      use: { ...desktop, javaScriptEnabled: false },
      testMatch: withoutScriptsOnly,
      grep: long,
    },
  ],
})
