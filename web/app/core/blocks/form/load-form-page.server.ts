import { randomUUID } from 'node:crypto'
import { messagesFor, textIn } from '../../i18n/compile.server.ts'
import { languageOf } from '../../i18n/language.ts'
import type { MessageCatalogue, MessageIdOf } from '../../i18n/messages.ts'
import type { FormToken } from './form-answer.ts'
import { formMessages } from './form.messages.ts'

interface FormPageHead<Id extends string> {
  title: Id
  /** For a page that may be led to from elsewhere: what it is for, and its Thai address. */
  lead?: Id
  path?: string
}

/** What the loader of every page with a form gives: what all forms say, the page's own texts, and its head. */
export function loadFormPage<Catalogues extends (MessageCatalogue<string> | false)[]>(
  { url }: { url: URL },
  { title, lead, path }: FormPageHead<MessageIdOf<Exclude<Catalogues[number], false>>>,
  ...catalogues: Catalogues
) {
  const language = languageOf(url.pathname)
  const t = (id: string) => {
    const own = catalogues.find((catalogue) => catalogue && id in catalogue)
    return own ? textIn(language, own)(id) : ''
  }
  return {
    messages: messagesFor(language, formMessages, ...catalogues),
    meta: {
      title: t(title),
      ...(lead && { description: t(lead) }),
      ...(path && { canonicalPath: path }),
      isIndexed: false,
    },
  }
}

/** Given by the loader of a page with a form that is stored once, or that strangers send; no cache keeps such a page. */
export function issueFormToken(): FormToken {
  return { key: randomUUID(), openedAt: Date.now() }
}
