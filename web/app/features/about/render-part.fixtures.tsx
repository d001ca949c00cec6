import type { Language } from '@washhouse/contract/language'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { messagesFor } from '../../i18n/compile.server.ts'
import { TextProvider } from '../../i18n/use-text.tsx'
import { aboutMessages } from './about.messages.ts'

/** A part as the server writes it, with the texts of the page about us; hard spaces are plain ones. */
export function renderPart(part: ReactElement, language: Language = 'en'): string {
  const Page = createRoutesStub([{ path: '*', Component: () => part }])
  const html = renderToStaticMarkup(
    <TextProvider language={language} messages={messagesFor(language, aboutMessages)}>
      <Page initialEntries={[language === 'th' ? '/about' : '/en/about']} />
    </TextProvider>,
  )
  return html.replaceAll('\u00A0', ' ')
}
