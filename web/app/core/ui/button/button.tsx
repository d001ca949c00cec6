import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react'
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

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>

type ButtonProps = ButtonLook & {
  /** Its work is under way: it keeps its place and focus and takes no second press. */
  isLoading?: boolean
} & NativeButton

export function Button({
  variant = 'primary',
  icon,
  children,
  isLoading = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} {...(isLoading ? whileLoading : {})} type={type} className={classOf(variant)}>
      {isLoading ? <i className="button__drum" /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

// Not `disabled`: a disabled button drops the focus of the one who pressed it.
const whileLoading = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
}

type IconButtonProps = {
  icon: IconName
  /** What it does; read out, and shown when pointed at. */
  label: string
  /** plain has no ground of its own, night stands on pictures and dark ground. */
  variant?: 'secondary' | 'plain' | 'night'
} & NativeButton

/** A round button for a drawing everybody knows: close, next, play. */
export function IconButton({
  icon,
  label,
  variant = 'secondary',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`icon-button icon-button--${variant}`}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  )
}

type ButtonLinkProps = ButtonLook & {
  to: string
  /** May stay on this page instead, by `preventDefault`. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export function ButtonLink({ variant = 'primary', icon, children, to, onClick }: ButtonLinkProps) {
  return (
    <Link to={to} className={classOf(variant)} onClick={onClick}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}

interface ButtonAnchorProps extends ButtonLook {
  href: string
  /** Leaves this page open; a link out of the site. */
  isExternal?: boolean
  /** Told when it is followed. */
  onFollow?: (() => void) | undefined
}

/** Another site, a phone number or a place on this page that looks like a button. */
export function ButtonAnchor({
  variant = 'primary',
  icon,
  children,
  href,
  isExternal = false,
  onFollow,
}: ButtonAnchorProps) {
  const external = isExternal ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={href} className={classOf(variant)} onClick={onFollow} {...external}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}

function classOf(variant: ButtonVariant): string {
  return `button button--${variant}`
}
