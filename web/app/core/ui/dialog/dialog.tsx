import { useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import { IconButton } from '../button/button.tsx'
import './dialog.css'

interface DialogProps {
  /** From `useDialog()`, which also opens and closes it. */
  ref?: Ref<HTMLDialogElement>
  /** For code that finds it by id. */
  id?: string
  /**
   * modal: in the middle; sheet: from a phone's lower edge; stage: the whole screen, for images; popup: in a corner, the
   * page stays usable.
   */
  variant?: 'modal' | 'sheet' | 'stage' | 'popup'
  title: string
  closeLabel: string
  /** Buttons below the content, visible while it scrolls. */
  actions?: ReactNode
  onClose?: () => void
  /** The close button was clicked, as opposed to Escape. */
  onCloseButton?: () => void
  children: ReactNode
}

/** A native dialog: Escape, its button and a click on the backdrop close it. */
export function Dialog({
  ref,
  id,
  variant = 'modal',
  title,
  closeLabel,
  actions,
  onClose,
  onCloseButton,
  children,
}: DialogProps) {
  const titleId = useId()
  const pressedOn = useRef<EventTarget>(null)

  function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
    // Selecting text from inside to outside is not a click on the backdrop.
    const isOnBackdrop =
      event.target === event.currentTarget && pressedOn.current === event.currentTarget
    if (isOnBackdrop && variant !== 'popup') event.currentTarget.close()
  }

  return (
    // The browser handles Escape, the only key of a dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      id={id}
      className={`dialog dialog--${variant}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedOn.current = event.target
      }}
      onClick={closeFromBackdrop}
      onKeyDown={(event) => {
        // The browser closes only modal dialogs.
        if (variant === 'popup' && event.key === 'Escape') event.currentTarget.close()
      }}
    >
      {/* No header and footer elements: outside main they would count as the page's own. */}
      <div className="dialog__frame">
        <div className="dialog__head">
          <h2 className="dialog__title" id={titleId}>
            {title}
          </h2>
          <IconButton
            icon="close"
            label={closeLabel}
            variant={variant === 'stage' ? 'night' : 'plain'}
            onClick={(event) => {
              event.currentTarget.closest('dialog')?.close()
              onCloseButton?.()
            }}
          />
        </div>
        <div className="dialog__content">{children}</div>
        {actions && <div className="dialog__actions">{actions}</div>}
      </div>
    </dialog>
  )
}
