import type { Language } from '@washhouse/contract/language'
import { settingsFixture } from '@washhouse/contract/settings/settings.fixtures'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { blockMessages } from '../blocks/blocks.messages.ts'
import { messagesFor, textIn } from '../i18n/compile.server.ts'
import { unpackMessages } from '../i18n/packed-messages.ts'
import { languageOf } from '../i18n/language.ts'
import { TextProvider } from '../i18n/use-text.tsx'
import { DrawnContext } from '../request/drawn-once.tsx'
import { openDrawnParts } from '../request/drawn-parts.server.ts'
import { Frame } from './frame.tsx'
import { builtInNavigation } from './navigation/navigation.ts'
import { overlayTimesOf } from './loading-overlay/overlay-times.ts'
import type { ShellData } from './shell-data.ts'
import { shellMessages } from './shell.messages.ts'
import { bellMessages } from './site-header/bell.messages.ts'

function siteOf(language: Language, changed: Partial<ShellData>): ShellData {
  return {
    origin: 'https://fongsai.example',
    settings: settingsFixture.clean[language],
    navigation: builtInNavigation(language, textIn(language, shellMessages)),
    person: null,
    recordMeta: {},
    overlay: overlayTimesOf(null),
    consent: {
      banner: null,
      general: [],
      analytics: null,
      advertising: null,
      hasChoice: false,
      startTicked: true,
      read: '1 1',
      round: 1,
    },
    tags: null,
    messages: '',
    ...changed,
  }
}

/** The frame at an address, alone or as the next document of a server that has drawn others. */
function render(path: string, changed: Partial<ShellData>, isNext: boolean): string {
  const language = languageOf(path)
  const texts = messagesFor(language, shellMessages, blockMessages, bellMessages)
  const site = siteOf(language, changed)
  const Page = createRoutesStub([
    { path: '*', Component: () => <Frame site={site}>{<main id="content" />}</Frame> },
  ])
  const drawn = openDrawnParts()
  const html = renderToString(
    <DrawnContext value={isNext ? drawn.find : undefined}>
      <TextProvider language={language} messages={unpackMessages(texts)}>
        <Page initialEntries={[path]} />
      </TextProvider>
    </DrawnContext>,
  )
  if (isNext) drawn.keepFrom(Buffer.from(html))
  return html
}

const person = { firstName: 'สมศรี', avatar: null }
const visits: [string, Partial<ShellData>][] = [
  ['/account', { person }],
  ['/account', { person: { firstName: 'มานะ', avatar: null } }],
  ['/account', {}],
  ['/branch', {}],
  ['/BRANCH', {}],
  ['/branch/nimman', {}],
  ['/branches', {}],
  ['/', {}],
  ['/en', {}],
  ['/en/branch', { person }],
  ['/branch', { settings: { ...settingsFixture.clean.th, brandName: 'อีกแบรนด์' } }],
  [
    '/account',
    {
      navigation: {
        header: [{ label: 'สาขา', target: { kind: 'page', to: '/สาขา' } }],
        footer: [],
      },
    },
  ],
  [
    '/%E0%B8%AA%E0%B8%B2%E0%B8%82%E0%B8%B2',
    {
      navigation: {
        header: [{ label: 'สาขา', target: { kind: 'page', to: '/สาขา' } }],
        footer: [],
      },
    },
  ],
  [
    '/account',
    {
      consent: {
        banner: null,
        general: [{ title: 'คุกกี้', description: 'จำเป็น' }],
        analytics: { title: 'สถิติ', description: 'นับ' },
        advertising: null,
        hasChoice: true,
        startTicked: false,
        read: '2 2',
        round: 2,
      },
    },
  ],
]

test('a frame that is put together of what was drawn before is the one that is drawn alone', () => {
  // Twice: what the first round draws the second finds.
  for (const [path, changed] of [...visits, ...visits])
    expect(render(path, changed, true)).toBe(render(path, changed, false))
})

test('the page that is shown is marked in the menu, whatever was drawn before', () => {
  const marked = (path: string) =>
    [...render(path, {}, true).matchAll(/aria-current="page"[^>]*href="([^"]*)"/g)].map(
      ([, href]) => href,
    )
  for (let round = 0; round < 2; round += 1) {
    expect(marked('/account')).toEqual([])
    expect(marked('/branch/nimman')).toEqual(['/branch', '/branch'])
    expect(marked('/news')).toEqual(['/news', '/news'])
  }
})
