import type { Language } from '@washhouse/contract/language'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { CompiledMessages, Text } from './messages.ts'
import { createText } from './text.ts'

const TextContext = createContext<{ language: Language; text: Text<string> } | null>(null)

interface TextProviderProps {
  language: Language
  messages: CompiledMessages
  children: ReactNode
}

/** Provides language and texts to the page; used once, at the root. */
export function TextProvider({ language, messages, children }: TextProviderProps) {
  const value = useMemo(
    () => ({ language, text: createText(language, messages) }),
    [language, messages],
  )
  return <TextContext value={value}>{children}</TextContext>
}

/** The texts of a feature: `const t = useText<BranchMessageId>()`, then `t('branch.title')`. */
export function useText<Id extends string>(): Text<Id> {
  return useTextContext().text
}

export function useLanguage(): Language {
  return useTextContext().language
}

function useTextContext() {
  const context = use(TextContext)
  if (!context) throw new Error('useText must be used inside a TextProvider')
  return context
}
