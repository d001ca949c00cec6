import type { FileDetails } from '@washhouse/contract/media/file-details.contract'
import type { MediaId } from '@washhouse/contract/media/media.contract'
import { useText } from '../../i18n/use-text.tsx'
import { Picture } from '../picture/picture.tsx'
import { formOf } from './file-facts.ts'
import './file-cover.css'
import type { MemberFileMessageId } from './member-file.messages.ts'

interface FileCoverProps {
  /** Chosen by editors. */
  cover: MediaId | null
  files: readonly FileDetails[]
}

/** Cover of files in a list: the editors' cover, else the first page or image, else a sheet with the type. */
export function FileCover({ cover, files }: FileCoverProps) {
  const t = useText<MemberFileMessageId>()
  const shown = cover ?? files.flatMap(firstPicture)[0]
  const form = formOf(files[0]?.type ?? null)
  return (
    <div className="file-cover">
      {shown ? (
        <Picture
          id={shown}
          alt=""
          width={320}
          height={400}
          sizes="(min-width: 40rem) 280px, 46vw"
        />
      ) : (
        <span className={`file-cover__sheet file-cover__sheet--${form}`} aria-hidden="true">
          {t(`file.kind.${form}`)}
        </span>
      )}
    </div>
  )
}

function firstPicture({ id, type, previews }: FileDetails): MediaId[] {
  return formOf(type) === 'picture' ? [id] : previews.slice(0, 1)
}
