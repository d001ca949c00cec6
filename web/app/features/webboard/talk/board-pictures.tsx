import type { MediaId } from '@washhouse/contract/media/media.contract'
import { assetAddress } from '../../../core/blocks/picture/asset-address.ts'
import { Picture } from '../../../core/blocks/picture/picture.tsx'
import { useText } from '../../../core/i18n/use-text.tsx'
import './board-pictures.css'
import type { TalkMessageId } from './talk.messages.ts'

/** The images of a text: thumbnails that link to the full size. */
export function BoardPictures({ images }: { images: readonly MediaId[] }) {
  const t = useText<TalkMessageId>()
  if (images.length === 0) return null
  return (
    <ul className="board-pictures">
      {images.map((id, index) => (
        <li key={id}>
          <a href={assetAddress(id, { width: 1600, format: 'webp' })}>
            <Picture
              id={id}
              alt={t('talk.picture', { number: index + 1 })}
              width={160}
              height={120}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
