import { useCallback, useRef } from 'react'

/** `const dialog = useDialog()`, then `<Dialog ref={dialog.ref} …>` and `onClick={dialog.open}`. */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null)

  const open = useCallback(() => {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    // The browser keeps the focus in a modal one and gives it back to the opener when it closes.
    if (!dialog.matches('.dialog--popup')) dialog.showModal()
    // What opens by itself must not take the focus from nowhere; it is announced by its place in the page.
    else if (document.activeElement === document.body) dialog.setAttribute('open', '')
    else dialog.show()
  }, [])

  const close = useCallback(() => ref.current?.close(), [])

  return { ref, open, close }
}
