import type { MediaId } from '@washhouse/contract/media/media.contract'
import { lazy } from 'react'
import { assetAddress } from '../../../blocks/picture/asset-address.ts'
import { Picture } from '../../../blocks/picture/picture.tsx'
import { useText } from '../../../i18n/use-text.tsx'
import type { TopicMessageId } from './topic.messages.ts'

// Only topics that have pictures fetch it.
const Lightbox = lazy(async () => {
  const { Lightbox: Component } = await import('../../../ui/lightbox/lightbox.lazy.ts')
  return { default: Component }
})

/** What a member shows with what he wrote: small pictures that open the big ones. */
export function BoardPictures({ images }: { images: readonly MediaId[] }) {
  const t = useText<TopicMessageId>()
  if (images.length === 0) return null
  const altOf = (index: number) => t('topic.picture', { number: index + 1 })
  return (
    <div className="board-pictures">
      <Lightbox
        pictures={images.map((id, index) => ({
          key: id,
          href: assetAddress(id, { width: 1600, format: 'webp' }),
          thumbnail: <Picture id={id} alt={altOf(index)} width={160} height={120} />,
          element: <Picture id={id} alt={altOf(index)} width={1280} height={960} sizes="96vw" />,
        }))}
        texts={{
          title: t('topic.pictures'),
          close: t('topic.pictures.close'),
          previous: t('topic.pictures.previous'),
          next: t('topic.pictures.next'),
          position: (number, count) => t('topic.pictures.position', { number, count }),
        }}
      />
    </div>
  )
}
