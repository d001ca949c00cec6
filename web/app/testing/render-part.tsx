import type { Language } from '@washhouse/contract/language'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { blockMessages } from '../core/blocks/blocks.messages.ts'
import { messagesFor } from '../core/i18n/compile.server.ts'
import { localePath } from '../core/i18n/language.ts'
import type { MessageCatalogue } from '../core/i18n/messages.ts'
import { TextProvider } from '../core/i18n/use-text.tsx'
import { withoutJoints } from '../core/ui/phrases/keep-together.ts'

/**
 * Renders components like the server, with the shared texts and these catalogues. Characters that only change line ends
 * are left out or replaced by spaces.
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
    return withoutJoints(html).replaceAll('\u00A0', ' ')
  }
}
