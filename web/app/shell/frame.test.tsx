import { settingsFixture } from '@washhouse/contract/settings/settings.fixtures'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { memberSectionMessages } from '../core/blocks/member-sections/member-sections.messages.ts'
import { blockMessages } from '../core/blocks/blocks.messages.ts'
import { messagesFor, textIn } from '../core/i18n/compile.server.ts'
import { TextProvider } from '../core/i18n/use-text.tsx'
import { Frame } from './frame.tsx'
import { builtInNavigation } from './navigation/navigation.ts'
import { overlayTimesOf } from './loading-overlay/overlay-times.ts'
import type { ShellData } from './shell-data.ts'
import { shellMessages } from './shell.messages.ts'

const site: ShellData = {
  origin: 'https://fongsai.example',
  settings: settingsFixture.clean.th,
  navigation: builtInNavigation('th', textIn('th', shellMessages)),
  person: null,
  recordMeta: {},
  overlay: overlayTimesOf(null),
  consent: {
    banner: null,
    general: [],
    analytics: null,
    advertising: null,
    startTicked: true,
    read: '1 1',
    round: 1,
  },
  tags: null,
  messages: {},
}

function render(path: string): string {
  const Page = createRoutesStub([
    { path: '*', Component: () => <Frame site={site}>{<main id="content" />}</Frame> },
  ])
  return renderToString(
    <TextProvider
      language="th"
      messages={messagesFor('th', shellMessages, blockMessages, memberSectionMessages)}
    >
      <Page initialEntries={[path]} />
    </TextProvider>,
  )
}

test('every page has the banner, and without JavaScript the stylesheet that hides it', () => {
  const html = render('/')
  expect(html).toContain('<section id="consent-closed"')
  expect(html).toContain(
    '<noscript><link rel="stylesheet" href="/consent/chosen.css?round=1"/></noscript>',
  )
})

test('the page that is shown is marked in the menu, and those below it', () => {
  const marked = (path: string) =>
    [...render(path).matchAll(/aria-current="page"[^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(marked('/account')).toEqual([])
  expect(marked('/branch/nimman')).toEqual(['/branch', '/branch'])
  expect(marked('/news')).toEqual(['/news', '/news'])
})
