import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import { createContext, use, type ReactNode } from 'react'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage } from '../../core/i18n/use-text.tsx'
import { ButtonLink, type ButtonVariant } from '../../core/ui/button/button.tsx'
import { VisuallyHidden } from '../../core/ui/visually-hidden/visually-hidden.tsx'

/** Opens the interest form as a dialog; the size is that of the package. */
export const OpenInterestContext = createContext<(size?: FranchiseSize) => void>(() => {})

interface InterestLinkProps {
  size?: FranchiseSize
  variant?: ButtonVariant
  /** For screen readers: distinguishes several links with the same text. */
  about?: string
  children: ReactNode
}

/** Leads to the interest page; with scripts it opens the dialog. */
export function InterestLink({ size, variant = 'primary', about, children }: InterestLinkProps) {
  const language = useLanguage()
  const open = use(OpenInterestContext)
  return (
    <ButtonLink
      variant={variant}
      to={localePath(language, `/investor/interest${size ? `?package=${size}` : ''}`)}
      onClick={(event) => {
        // Modifier keys open a new tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        open(size)
      }}
    >
      {children}
      {about && <VisuallyHidden>: {about}</VisuallyHidden>}
    </ButtonLink>
  )
}
