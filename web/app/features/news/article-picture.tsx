import type { MediaId } from '@washhouse/contract/media/media.contract'
import { Picture } from '../../core/blocks/picture/picture.tsx'

export function ArticlePicture({ id, alt }: { id: MediaId; alt: string }) {
  return (
    <Picture
      id={id}
      alt={alt}
      width={960}
      height={600}
      sizes="(min-width: 64rem) 960px, 94vw"
      loading="first"
    />
  )
}
