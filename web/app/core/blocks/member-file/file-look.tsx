import type { FileDetails } from '@washhouse/contract/media/file-details.contract'
import { lazy, useState, useSyncExternalStore } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { assetAddress } from '../picture/asset-address.ts'
import { Picture } from '../picture/picture.tsx'
import { formOf } from './file-facts.ts'
import './file-look.css'
import type { MemberFileMessageId } from './member-file.messages.ts'

// Loaded when a file is opened.
const Lightbox = lazy(async () => {
  const { Lightbox: Component } = await import('../../ui/lightbox/lightbox.lazy.ts')
  return { default: Component }
})

interface FileLookProps {
  file: FileDetails
  /** Visible name. */
  title: string
}

/** A preview of a file: its pages, the image or the film; nothing for types that browsers do not display. */
export function FileLook({ file, title }: FileLookProps) {
  const form = formOf(file.type)
  if (form === 'pdf') return <PdfLook file={file} title={title} />
  if (form === 'picture') return <Pictures ids={[file.id]} nameOf={() => title} title={title} />
  if (form !== 'film') return null
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- films come without a file of captions
    <video
      className="file-look__film"
      src={`/assets/${file.id}`}
      aria-label={title}
      controls
      playsInline
      preload="none"
    />
  )
}

/** The first pages; in a browser with a PDF viewer the whole file, on request. */
function PdfLook({ file, title }: FileLookProps) {
  const t = useText<MemberFileMessageId>()
  const [isReading, setIsReading] = useState(false)
  const hasViewer = useSyncExternalStore(neverChanges, readViewer, () => false)
  const { id, previews, pages } = file
  if (isReading) return <iframe className="file-look__frame" src={`/assets/${id}`} title={title} />
  return (
    <div className="file-look">
      {previews.length > 0 && (
        <Pictures
          ids={previews}
          nameOf={(number) => t('file.page', { name: title, number })}
          title={title}
        />
      )}
      {hasViewer ? (
        <p>
          <Button variant="secondary" onClick={() => setIsReading(true)}>
            {t('file.read')}
          </Button>
        </p>
      ) : (
        previews.length > 0 &&
        pages !== previews.length && (
          <p className="file-look__hint">{t('file.first', { count: previews.length })}</p>
        )
      )}
    </div>
  )
}

const neverChanges = () => () => undefined
/** iOS shows only the first page in a frame, Android nothing: neither reports a viewer. */
const readViewer = () => navigator.pdfViewerEnabled

interface PicturesProps {
  ids: readonly string[]
  /** By page number, from 1. */
  nameOf: (number: number) => string
  title: string
}

function Pictures({ ids, nameOf, title }: PicturesProps) {
  const t = useText<MemberFileMessageId>()
  return (
    <div className={ids.length > 1 ? 'file-look__pages' : 'file-look__picture'}>
      <Lightbox
        pictures={ids.map((id, index) => ({
          key: id,
          href: assetAddress(id, { width: 1600, format: 'webp' }),
          thumbnail: (
            <Picture
              id={id}
              alt={nameOf(index + 1)}
              width={320}
              height={450}
              sizes={
                ids.length > 1 ? '(min-width: 48rem) 220px, 44vw' : '(min-width: 48rem) 320px, 90vw'
              }
            />
          ),
          element: (
            <Picture id={id} alt={nameOf(index + 1)} width={960} height={1350} sizes="96vw" />
          ),
        }))}
        texts={{
          title,
          close: t('file.close'),
          previous: t('file.previousPicture'),
          next: t('file.nextPicture'),
          position: (number, count) => t('file.position', { number, count }),
        }}
      />
    </div>
  )
}
