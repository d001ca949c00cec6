import type { Language } from '@washhouse/contract/language'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { blockMessages } from '../core/blocks/blocks.messages.ts'
import { messagesFor } from '../core/i18n/compile.server.ts'
import { withoutJoints } from '../core/i18n/line-ends/keep-together.ts'
import { localePath } from '../core/i18n/language.ts'
import type { MessageCatalogue } from '../core/i18n/messages.ts'
import { TextProvider } from '../core/i18n/use-text.tsx'

/**
 * Renders components like the server, with the shared texts and these catalogues. Soft hyphens, which only change line ends,
 * are left out.
 */
export function partRenderer(usual: Language, ...catalogues: MessageCatalogue<string>[]) {
  return (part: ReactElement, language = usual): string => {
    const messages = messagesFor(language, blockMessages, ...catalogues)
    const Page = createRoutesStub([{ path: '*', Component: () => part }])
    const html = renderToStaticMarkup(
      <TextProvider language={language} messages={messages}>
        <Page initialEntries={[localePath(language, '/')]} />
      </TextProvider>,
    )
    return withoutJoints(html)
  }
}

/** Replaces non-breaking spaces, for tests that do not check line breaks. */
export function withPlainSpaces<Args extends unknown[]>(render: (...args: Args) => string) {
  return (...args: Args) => render(...args).replaceAll('\u00A0', ' ')
}
