export const settingsDialogId = 'consent-settings'

/** The settings that every page carries, closed. */
export function settingsDialog(): HTMLDialogElement | null {
  const dialog = document.getElementById(settingsDialogId)
  return dialog instanceof HTMLDialogElement ? dialog : null
}

export function openSettings(): void {
  const dialog = settingsDialog()
  if (dialog && !dialog.open) dialog.showModal()
}
