import { tryTabStorage } from '../../request/tab-storage.ts'

/** Under which a form's draft is kept. */
export const draftNameOf = (form: string) => `draft ${form}`

/** Once it is sent, or its writer wants it no more. */
export function discardDraft(form: string): void {
  tryTabStorage((storage) => storage.removeItem(draftNameOf(form)))
}
