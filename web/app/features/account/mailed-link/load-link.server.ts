import type { RouterContextProvider } from 'react-router'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { personMessages } from '../../../blocks/form/person.messages.ts'
import { pageContent } from '../../../content/content.server.ts'
import { isSignedIn } from '../../../content/session/session.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { tokenIn } from './link-token.ts'
import { mailedLinkMessages, type MailedLinkMessageId } from './mailed-link.messages.ts'

interface LinkPageArgs {
  url: URL
  context: Readonly<RouterContextProvider>
}

interface LinkPageWords {
  title: MailedLinkMessageId
  lead: MailedLinkMessageId
  /** Its Thai address. */
  path: string
}

/** What every page that a mailed link leads to is given. */
export function loadLinkPage({ url, context }: LinkPageArgs, { title, lead, path }: LinkPageWords) {
  const { language } = context.get(pageContent)
  const t = textIn(language, mailedLinkMessages)
  return {
    messages: messagesFor(language, formMessages, personMessages, mailedLinkMessages),
    meta: { title: t(title), description: t(lead), canonicalPath: path, isIndexed: false },
    token: tokenIn(url),
    isDone: url.searchParams.has('done'),
    isSignedIn: isSignedIn(context),
  }
}
