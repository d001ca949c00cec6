import type { Language } from '@washhouse/contract/language'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { messagesFor } from '../../i18n/compile.server.ts'
import { TextProvider } from '../../i18n/use-text.tsx'
import { investorMessages } from './investor.messages.ts'
import { packageMessages } from './package.messages.ts'

/** A part as the server writes it, with the texts of the investor page; hard spaces are plain ones. */
export function renderPart(part: ReactElement, language: Language = 'en'): string {
  const messages = messagesFor(language, investorMessages, packageMessages)
  const Page = createRoutesStub([{ path: '*', Component: () => part }])
  const html = renderToStaticMarkup(
    <TextProvider language={language} messages={messages}>
      <Page initialEntries={[language === 'th' ? '/investor' : '/en/investor']} />
    </TextProvider>,
  )
  return html.replaceAll('\u00A0', ' ')
}
