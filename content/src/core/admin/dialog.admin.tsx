'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import './dialog.css'

interface Props {
  title: string
  className: string
  onCancel: () => void
  children: ReactNode
}

/** A modal dialog of the admin, open while it is rendered. Put its buttons in a `footer`. */
export function AdminDialog({ title, className, onCancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={`admin-dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Its parent decides whether it closes.
        event.preventDefault()
        onCancel()
      }}
      // Browsers close it at a second Escape even so.
      onClose={({ currentTarget }) => currentTarget.showModal()}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}

interface DialogButtonProps {
  isFirst?: boolean
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

export function DialogButton({
  isFirst = false,
  isDisabled = false,
  onClick,
  children,
}: DialogButtonProps) {
  const look = isFirst ? 'primary' : 'secondary'
  return (
    <button
      type="button"
      className={`btn btn--style-${look} btn--size-medium ${isDisabled ? 'btn--disabled' : ''}`}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
