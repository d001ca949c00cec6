import { randomUUID } from 'node:crypto'
import { messagesFor, textIn } from '../../i18n/compile.server.ts'
import { languageOf } from '../../i18n/language.ts'
import type { MessageCatalogue, MessageIdOf } from '../../i18n/messages.ts'
import type { FormToken } from './form-answer.ts'
import { formMessages } from './form.messages.ts'

interface FormPageHead<Id extends string> {
  title: Id
  /** For a page that others link to: its purpose, and its Thai address. */
  lead?: Id
  path?: string
}

/** Loader data of a page with a form: the shared texts, the page's own texts and its head. */
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

/** For the loader of a page whose form is stored once or open to anyone; such a page is not cached. */
export function issueFormToken(): FormToken {
  return { key: randomUUID(), openedAt: Date.now() }
}
