import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { messagesFor } from '../../i18n/compile.server.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { TextProvider } from '../../i18n/use-text.tsx'
import { pagePlace } from '../../request/page-place.ts'
import { blockMessages } from '../blocks.messages.ts'
import { PageBreadcrumb } from './page-breadcrumb.tsx'

const messages = defineMessages({ 'news.title': { th: 'ข่าว', en: 'News' } })

function render(handle: unknown): string {
  const Component = () => (
    <PageBreadcrumb
      current="Solar roof"
      redirect={(crumb) => (crumb.to === '/en/news' ? { ...crumb, to: '/en/news?page=2' } : crumb)}
    />
  )
  const Page = createRoutesStub([{ path: '*', Component, handle }])
  const texts = messagesFor('en', blockMessages, messages)
  return renderToStaticMarkup(
    <TextProvider language="en" messages={texts}>
      <Page initialEntries={['/en/news/solar-roof']} />
    </TextProvider>,
  )
}

const linksOf = (html: string) =>
  Array.from(html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g), ([, to, label]) => [label, to])

test('the way leads from home over the pages that the handle names, in the language of the page', () => {
  const html = render(pagePlace({ above: [{ path: '/news', name: 'news.title' }] }))
  expect(html).toContain('aria-label="You are here"')
  expect(html).toContain('<span aria-current="page">Solar roof</span>')
  expect(linksOf(html)).toEqual([
    ['Home', '/en'],
    ['News', '/en/news?page=2'],
  ])
})

test('a page whose handle names none has no way to show', () => {
  expect(render(undefined)).toBe('')
})
