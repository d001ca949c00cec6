import { tryTabStorage } from '../../request/tab-storage.ts'

/** Storage key of a form's draft. */
export const draftNameOf = (form: string) => `draft ${form}`

/** Called once the form is sent or the author discards the draft. */
export function discardDraft(form: string): void {
  tryTabStorage((storage) => storage.removeItem(draftNameOf(form)))
}
