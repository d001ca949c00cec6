import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { ButtonAnchor } from '../../../core/ui/button/button.tsx'
import './line-button.css'
import type { LineMessageId } from './line.messages.ts'

interface LineButtonProps {
  /** Destination after sign-in. */
  next: string | null
  label: LineMessageId
  /** LINE's own app failed to sign the visitor in, so LINE must ask again. */
  isAgain?: boolean
}

/** The LINE button, above the form: on a phone it is the shortest method. */
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

/** A document navigation, because it leads to another site. */
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
