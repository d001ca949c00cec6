import { useState, type FormEvent } from 'react'
import { findFaults, type FieldFault } from '../../ui/field/find-faults.ts'

type FindMore = (form: FormData) => Readonly<Record<string, string>>

/**
 * Returns the remaining errors. A field's error is removed once the field is valid, or empty where that is allowed. An error
 * that only the server finds (`isFound` is false) is removed once its field was changed.
 */
export function useMended(faults: readonly FieldFault[], isFound: boolean, findMore?: FindMore) {
  const [mended, setMended] = useState<{ of: typeof faults; names: readonly string[] }>()
  const names = mended?.of === faults ? mended.names : []

  function look({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    if (faults.length === 0) return
    const still = findFaults(form, findMore?.(new FormData(form))).map(({ name }) => name)
    const changed = 'name' in target ? target.name : undefined
    const gone = faults
      .map(({ name }) => name)
      .filter(
        (name) => !still.includes(name) && (isFound || name === changed || names.includes(name)),
      )
    if (gone.join() !== names.join()) setMended({ of: faults, names: gone })
  }

  return {
    left: names.length === 0 ? faults : faults.filter(({ name }) => !names.includes(name)),
    look,
  }
}
