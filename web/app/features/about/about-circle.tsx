import type { MediaId } from '@washhouse/contract/media/media.contract'
import { Picture } from '../../core/blocks/picture/picture.tsx'
import { Icon, type IconName } from '../../core/ui/icon/icon.tsx'
import './about-circle.css'

interface AboutCircleProps {
  image: MediaId | null
  /** Replaces a missing image. */
  icon: IconName
  /** large: 128 px, 80 on a phone; small: 56 px. */
  size: 'large' | 'small'
}

const pixels = { large: 128, small: 64 } as const

/** A small decorative image in a circle; the text next to it names the subject. */
export function AboutCircle({ image, icon, size }: AboutCircleProps) {
  return (
    <span className={`about-circle about-circle--${size}`}>
      {image ? (
        <Picture id={image} alt="" width={pixels[size]} height={pixels[size]} />
      ) : (
        <Icon name={icon} />
      )}
    </span>
  )
}
