import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../icon/icon.tsx'
import './button.css'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'link'

interface ButtonLook {
  /** primary (the coin) is for the main action of a page. */
  variant?: ButtonVariant
  icon?: IconName
  children: ReactNode
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>

type ButtonProps = ButtonLook & {
  /** Work in progress: the button keeps its size and focus and ignores clicks. */
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

// Not `disabled`: a disabled button loses the focus.
const whileLoading = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
}

type IconButtonProps = {
  icon: IconName
  /** Accessible name and tooltip. */
  label: string
  /** plain has no background, night is for images and dark backgrounds. */
  variant?: 'secondary' | 'plain' | 'night'
} & NativeButton

/** A round button for well-known icons: close, next, play. */
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
  /** `preventDefault` stays on this page. */
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
  /** Opens in a new tab; for links to other sites. */
  isExternal?: boolean
  /** Called on a click. */
  onFollow?: (() => void) | undefined
}

/** A link to another site, a phone number or a part of this page, with the style of a button. */
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
