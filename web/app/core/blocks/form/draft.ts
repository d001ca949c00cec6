import { tryTabStorage } from '../../request/tab-storage.ts'
import { draftNameOf as nameOf } from './discard-draft.ts'
import { fillControls, readControls, type TypedValues } from './typed-controls.ts'

/** Unsent input of a member, stored in the tab's storage. */
interface Draft {
  /** Another member in the same tab does not see the draft. */
  owner: string
  values: TypedValues
  /** Milliseconds since 1970. */
  keptAt: number
}

const keptMilliseconds = 24 * 3_600_000

/** Called after each change, because a tab may be closed or reloaded at any time. */
export function keepDraft(
  form: string,
  owner: string,
  controls: Iterable<unknown>,
  keptAt = Date.now(),
): void {
  const draft: Draft = { owner, values: readControls(controls), keptAt }
  tryTabStorage((storage) => storage.setItem(nameOf(form), JSON.stringify(draft)))
}

/** Fills a reopened form from the draft, any number of times; false if this member has none. */
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
