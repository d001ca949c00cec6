import { Phrases } from '../../../core/ui/phrases/phrases.tsx'

/** A branch name that breaks only between phrases and keeps a number with its word: ซอย 9. */
export function BranchName({ name }: { name: string }) {
  return <Phrases text={name.replace(/ (?=[\d๐-๙])/g, '\u00A0')} />
}
