import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { ButtonAnchor } from '../../../core/ui/button/button.tsx'
import './line-button.css'
import type { LineMessageId } from './line.messages.ts'

interface LineButtonProps {
  /** Where he goes on once he is signed in. */
  next: string | null
  label: LineMessageId
  /** LINE's own app failed to sign him in the last time: it shall ask him. */
  isAgain?: boolean
}

/** The way to LINE, before the form: on a phone it is the shortest. */
export function LineButton({ next, label, isAgain = false }: LineButtonProps) {
  const t = useText<LineMessageId>()
  return (
    <div className="line-door">
      <LineAnchor next={next} isAgain={isAgain}>
        {t(label)}
      </LineAnchor>
      <p className="line-door__or">{t('line.or')}</p>
    </div>
  )
}

type LineAnchorProps = Omit<LineButtonProps, 'label'> & { children: string }

/** A document of its own, as it leads to another site. */
export function LineAnchor({ next, isAgain, children }: LineAnchorProps) {
  const language = useLanguage()
  const query = new URLSearchParams({ ...(next && { next }), ...(isAgain && { again: '1' }) })
  const path = localePath(language, '/login/line')
  return (
    <ButtonAnchor variant="secondary" icon="line" href={query.size ? `${path}?${query}` : path}>
      {children}
    </ButtonAnchor>
  )
}
