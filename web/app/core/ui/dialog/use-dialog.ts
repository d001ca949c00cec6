import { useCallback, useRef } from 'react'

/** `const dialog = useDialog()`, then `<Dialog ref={dialog.ref} …>` and `onClick={dialog.open}`. */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null)

  const open = useCallback(() => {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    // The browser keeps the focus in a modal dialog and returns it to the opener at the end.
    if (!dialog.matches('.dialog--popup')) dialog.showModal()
    // A dialog that opens by itself must not take the focus; it is found by its position in the page.
    else if (document.activeElement === document.body) dialog.setAttribute('open', '')
    else dialog.show()
  }, [])

  const close = useCallback(() => ref.current?.close(), [])

  return { ref, open, close }
}
