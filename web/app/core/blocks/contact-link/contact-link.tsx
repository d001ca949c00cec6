import type { ContactWay } from '@washhouse/contract/contact/contact.contract'
import type { ReactNode } from 'react'
import type { IconName } from '../../ui/icon/icon.tsx'
import { countClick } from './count-click.ts'

export const contactIcons: Record<ContactWay, IconName> = {
  line: 'line',
  phone: 'phone',
  email: 'mail',
  facebook: 'facebook',
  map: 'map',
}

interface ContactLinkProps {
  way: ContactWay
  href: string
  className?: string
  /** Accessible name and tooltip for an icon without text. */
  label?: string
  /** Opens in a new tab. */
  isExternal?: boolean
  children: ReactNode
}

/** A direct link to a contact of the brand; each use is counted. */
export function ContactLink({
  way,
  href,
  className,
  label,
  isExternal = false,
  children,
}: ContactLinkProps) {
  return (
    <a
      href={href}
      className={className}
      onClick={() => countClick(way)}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
      {...(isExternal ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
  )
}
