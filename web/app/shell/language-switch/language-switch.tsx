import { useLocation } from 'react-router'
import { languageOf, localePath, neutralPath, otherLanguage } from '../../core/i18n/language.ts'
import { useText } from '../../core/i18n/use-text.tsx'
import type { ShellMessageId } from '../shell.messages.ts'
import { InlineScript, printInline } from '../../core/request/inline-script.tsx'
import { languageChoice, saveLanguage } from './save-language.ts'
import './language-switch.css'

const script = import.meta.env.SSR ? printInline(saveLanguage, languageChoice) : ''

/** The same page in the other language, with its query; a new document, because all of it changes. */
export function LanguageSwitch() {
  const t = useText<ShellMessageId>()
  const { pathname, search } = useLocation()
  const target = otherLanguage(languageOf(pathname))
  return (
    <>
      <InlineScript code={script} />
      <a
        className="language-switch"
        href={localePath(target, neutralPath(pathname) + search)}
        hrefLang={target}
        lang={target}
        aria-label={t('shell.language.label')}
      >
        {t('shell.language.name')}
      </a>
    </>
  )
}
