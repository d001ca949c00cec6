import { Phrases } from '../../../core/ui/phrases/phrases.tsx'

/** A branch's name that breaks between its phrases and never leaves a number alone: ซอย 9. */
export function BranchName({ name }: { name: string }) {
  return <Phrases text={name.replace(/ (?=[\d๐-๙])/g, '\u00A0')} />
}
