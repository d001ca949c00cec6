import type { Language } from '@washhouse/contract/language'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { messagesFor } from '../../i18n/compile.server.ts'
import { TextProvider } from '../../i18n/use-text.tsx'
import { productMessages } from './product.messages.ts'

/** A part as the server writes it, with the texts of the product page. */
export function renderPart(part: ReactElement, language: Language = 'en'): string {
  const messages = messagesFor(language, productMessages)
  const Page = createRoutesStub([{ path: '*', Component: () => part }])
  return renderToStaticMarkup(
    <TextProvider language={language} messages={messages}>
      <Page initialEntries={[language === 'th' ? '/product' : '/en/product']} />
    </TextProvider>,
  )
}
