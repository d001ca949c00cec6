import type { MediaId } from '@washhouse/contract/media/media.contract'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import './member-picture.css'

/** CSS pixels. */
const diameters = { small: 48, large: 128 }

interface MemberPictureProps {
  /** Null: a generic icon. */
  id: MediaId | null
  size: keyof typeof diameters
}

/** A member's profile picture; decorative, because the name is next to it. */
export function MemberPicture({ id, size }: MemberPictureProps) {
  return (
    <span className={`member-picture member-picture--${size}`}>
      {id ? (
        <Picture id={id} alt="" width={diameters[size]} height={diameters[size]} loading="eager" />
      ) : (
        <Icon name="user" />
      )}
    </span>
  )
}
