import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import type { AboutMessageId } from './about.messages.ts'

export function useAboutText() {
  return { t: useText<AboutMessageId>(), language: useLanguage() }
}
