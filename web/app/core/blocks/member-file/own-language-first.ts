import type { Language } from '@washhouse/contract/language'
import type { FileDetails } from '@washhouse/contract/media/file-details.contract'

/** Files with a name in the reader's script come first: editors add a document once per language. */
export function ownLanguageFirst<File extends Pick<FileDetails, 'name'>>(
  language: Language,
  files: readonly File[],
): File[] {
  const isOther = ({ name }: File) => /\p{Script=Thai}/u.test(name ?? '') !== (language === 'th')
  return [...files].sort((left, right) => Number(isOther(left)) - Number(isOther(right)))
}
