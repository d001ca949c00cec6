export const settingsDialogId = 'consent-settings'

/** The settings dialog, which every page contains. */
export function settingsDialog(): HTMLDialogElement | null {
  const dialog = document.getElementById(settingsDialogId)
  return dialog instanceof HTMLDialogElement ? dialog : null
}

export function openSettings(): void {
  const dialog = settingsDialog()
  if (dialog && !dialog.open) dialog.showModal()
}
