import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import { createContext, use, type ReactNode } from 'react'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage } from '../../core/i18n/use-text.tsx'
import { ButtonLink, type ButtonVariant } from '../../core/ui/button/button.tsx'
import { VisuallyHidden } from '../../core/ui/visually-hidden/visually-hidden.tsx'

/** Opens the interest form over the page; the size is that of the package it is about. */
export const OpenInterestContext = createContext<(size?: FranchiseSize) => void>(() => {})

interface InterestLinkProps {
  size?: FranchiseSize
  variant?: ButtonVariant
  /** Read out behind the words: which of several it is. */
  about?: string
  children: ReactNode
}

/** Leads to the page of the interest form; with scripts the form opens where the visitor is. */
export function InterestLink({ size, variant = 'primary', about, children }: InterestLinkProps) {
  const language = useLanguage()
  const open = use(OpenInterestContext)
  return (
    <ButtonLink
      variant={variant}
      to={localePath(language, `/investor/interest${size ? `?package=${size}` : ''}`)}
      onClick={(event) => {
        // A new tab, when that is what was asked for.
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
