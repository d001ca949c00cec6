import type { MediaId } from '@washhouse/contract/media/media.contract'
import { Picture } from '../../core/blocks/picture/picture.tsx'
import { Icon, type IconName } from '../../core/ui/icon/icon.tsx'
import './about-circle.css'

interface AboutCircleProps {
  image: MediaId | null
  /** Stands in its place when there is no picture. */
  icon: IconName
  /** large: 128 px, 80 on a phone; small: 56 px. */
  size: 'large' | 'small'
}

const pixels = { large: 128, small: 64 } as const

/** A small picture in a circle; what it is stands beside it in words. */
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
