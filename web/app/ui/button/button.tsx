import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../icon/icon.tsx'
import './button.css'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'link'

interface ButtonLook {
  /** primary, the coin, is for the one thing to do on a screen. */
  variant?: ButtonVariant
  icon?: IconName
  children: ReactNode
}

type ButtonProps = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>

export function Button({
  variant = 'primary',
  icon,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={classOf(variant)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

/** A page of this site that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  icon,
  children,
  to,
}: ButtonLook & { to: string }) {
  return (
    <Link to={to} className={classOf(variant)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}

interface ButtonAnchorProps extends ButtonLook {
  href: string
  /** Leaves this page open; a link out of the site. */
  isExternal?: boolean
}

/** Another site, a phone number or a place on this page that looks like a button. */
export function ButtonAnchor({
  variant = 'primary',
  icon,
  children,
  href,
  isExternal = false,
}: ButtonAnchorProps) {
  const external = isExternal ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={href} className={classOf(variant)} {...external}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}

function classOf(variant: ButtonVariant): string {
  return `button button--${variant}`
}
