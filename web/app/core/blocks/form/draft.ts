import { tryTabStorage } from '../../request/tab-storage.ts'
import { draftNameOf as nameOf } from './discard-draft.ts'
import { fillControls, readControls, type TypedValues } from './typed-controls.ts'

/** What a member is writing, kept in his tab until it is sent. */
interface Draft {
  /** Another member in the same tab is shown none of it. */
  owner: string
  values: TypedValues
  /** Milliseconds since 1970. */
  keptAt: number
}

const keptMilliseconds = 24 * 3_600_000

/** After each change: a tab may be closed or reloaded at any moment. */
export function keepDraft(
  form: string,
  owner: string,
  controls: Iterable<unknown>,
  keptAt = Date.now(),
): void {
  const draft: Draft = { owner, values: readControls(controls), keptAt }
  tryTabStorage((storage) => storage.setItem(nameOf(form), JSON.stringify(draft)))
}

/** Puts the draft into a form that is open again, which may happen many times; false where there is none of his. */
export function restoreDraft(
  form: string,
  owner: string,
  controls: Iterable<unknown>,
  now = Date.now(),
): boolean {
  const text = tryTabStorage((storage) => storage.getItem(nameOf(form)))
  const draft: unknown = JSON.parse(text ?? 'null')
  if (!isDraft(draft) || draft.owner !== owner || now - draft.keptAt > keptMilliseconds)
    return false
  fillControls(controls, draft.values)
  return true
}

function isDraft(kept: unknown): kept is Draft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'owner' in kept &&
    'values' in kept &&
    'keptAt' in kept
  )
}
