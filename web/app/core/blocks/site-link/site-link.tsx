import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonAnchor, ButtonLink, type ButtonVariant } from '../../ui/button/button.tsx'
import { countClick } from '../contact-link/count-click.ts'
import type { LinkTarget } from './link-target.ts'

interface SiteLinkProps {
  target: LinkTarget
  className?: string
  children: ReactNode
}

/** A link whose target an editor chose. */
export function SiteLink({ target, className, children }: SiteLinkProps) {
  if (target.kind === 'page') {
    return (
      <Link to={target.to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={target.href} className={className} onClick={counterOf(target)} {...leavingOf(target)}>
      {children}
    </a>
  )
}

interface SiteLinkButtonProps {
  target: LinkTarget
  variant?: ButtonVariant
  children: ReactNode
}

/** The same with the style of a button. */
export function SiteLinkButton({ target, ...look }: SiteLinkButtonProps) {
  if (target.kind === 'page') return <ButtonLink to={target.to} {...look} />
  return (
    <ButtonAnchor
      href={target.href}
      isExternal={target.kind === 'elsewhere'}
      onFollow={counterOf(target)}
      {...look}
    />
  )
}

/** Contacts are counted in every link of editors. */
function counterOf({ kind }: LinkTarget) {
  return kind === 'line' || kind === 'phone' ? () => countClick(kind) : undefined
}

/** Another site opens in a new tab; LINE and phone open their own app anyway. */
function leavingOf({ kind }: LinkTarget) {
  return kind === 'elsewhere' ? { target: '_blank', rel: 'noopener' } : {}
}
