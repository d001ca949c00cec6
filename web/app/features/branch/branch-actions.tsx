import type { Branch } from '@washhouse/contract/branch/branch.contract'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { ButtonAnchor } from '../../ui/button/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import './branch-actions.css'
import type { BranchDetailMessageId } from './branch-detail.messages.ts'
import { directionsLink } from './branch-links.ts'

/** The one thing to do, going there, and the call before it. */
export function BranchActions({ branch }: { branch: Branch }) {
  const t = useText<BranchDetailMessageId>()
  const language = useLanguage()
  return (
    <p className="branch-actions">
      <ButtonAnchor icon="route" href={directionsLink(branch)} isExternal>
        {t('branch.detail.directions')}
        <VisuallyHidden>{t('branch.detail.newTab')}</VisuallyHidden>
      </ButtonAnchor>
      {branch.phone && (
        <ButtonAnchor variant="ghost" icon="phone" href={`tel:${branch.phone}`}>
          {t('branch.detail.call', { phone: formatPhone(branch.phone, language) })}
        </ButtonAnchor>
      )}
    </p>
  )
}
