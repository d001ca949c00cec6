import type { Language } from '@washhouse/contract/language'
import { langOfName } from '../../i18n/untranslated.ts'
import { useLanguage } from '../../i18n/use-text.tsx'

interface MemberNameProps {
  /** The public name: a nickname, or คุณ and the shortened name. */
  name: string
  className?: string
}

export function MemberName({ name, className }: MemberNameProps) {
  const language = useLanguage()
  const shown = memberNameIn(language, name)
  return (
    // Isolates the text direction of the name.
    <bdi className={className} lang={langOfName(language, shown)}>
      {shown}
    </bdi>
  )
}

/** 'Oliver H.' for 'คุณ Oliver H.' on an English page. A Thai name keeps its คุณ. */
export function memberNameIn(page: Language, name: string): string {
  return page === 'th' ? name : name.replace(/^คุณ (?=\P{Script=Thai})/u, '')
}
