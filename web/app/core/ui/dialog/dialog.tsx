import { useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import { IconButton } from '../button/button.tsx'
import './dialog.css'

interface DialogProps {
  /** From `useDialog()`, which also opens and closes it. */
  ref?: Ref<HTMLDialogElement>
  /** For who opens it by its name. */
  id?: string
  /**
   * modal: in the middle; sheet: from the lower edge of a phone; stage: the whole screen, for pictures;
   * popup: in a corner, the page stays usable.
   */
  variant?: 'modal' | 'sheet' | 'stage' | 'popup'
  title: string
  closeLabel: string
  /** Buttons below the content, in sight while it scrolls. */
  actions?: ReactNode
  onClose?: () => void
  /** Its own button was pressed: more than Escape, where that must be told apart. */
  onCloseButton?: () => void
  children: ReactNode
}

/** A native dialog: Escape, its button and a press beside it close it. */
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
    // A text marked from within to beyond the edge is no press on the backdrop.
    const isOnBackdrop =
      event.target === event.currentTarget && pressedOn.current === event.currentTarget
    if (isOnBackdrop && variant !== 'popup') event.currentTarget.close()
  }

  return (
    // The keys of a dialog are Escape, handled by the browser, and its button.
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
        // The browser closes only modal ones.
        if (variant === 'popup' && event.key === 'Escape') event.currentTarget.close()
      }}
    >
      {/* No header and footer elements: outside of main they would be the page's own. */}
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
