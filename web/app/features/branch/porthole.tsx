import type { MediaId } from '@washhouse/contract/media/media.contract'
import { Picture } from '../../blocks/picture/picture.tsx'
import './porthole.css'

interface PortholeProps {
  id: MediaId
  alt?: string
}

/** A picture seen through the drum's window; the first picture of its page. */
export function Porthole({ id, alt = '' }: PortholeProps) {
  return (
    <div className="porthole">
      <Picture
        id={id}
        alt={alt}
        width={560}
        height={560}
        sizes="(min-width: 62rem) 480px, (min-width: 48rem) 320px, 220px"
        loading="eager"
      />
    </div>
  )
}
