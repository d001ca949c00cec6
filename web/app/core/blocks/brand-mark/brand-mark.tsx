import type { MediaId } from '@washhouse/contract/media/media.contract'
import { Picture } from '../picture/picture.tsx'
import './brand-mark.css'

/** The brand's sign next to its name: the editors' logo, or a small drum. */
export function BrandMark({ logo = null }: { logo?: MediaId | null }) {
  if (!logo) return <SmallDrum />
  // Square until the logo's own ratio is known, as most logos are.
  return (
    <span className="brand-mark brand-mark--logo">
      <Picture id={logo} alt="" width={160} height={160} sizes="80px" />
    </span>
  )
}

function SmallDrum() {
  return (
    <svg className="brand-mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="20" fill="#12a5bd" />
      <circle cx="20" cy="20" r="15.5" fill="#fff" />
      <circle cx="20" cy="20" r="12" fill="#0b2748" />
      <path
        d="M8.2 21.8c3.2-2 5.6-2 8.4 0s5.6 2 8.4 0c2.4-1.7 4.3-2 6.9-1.1a12 12 0 0 1-23.7 1.1Z"
        fill="#6fd6e3"
      />
      <circle cx="16" cy="16" r="2" fill="#fff" />
      <circle cx="23.5" cy="13.5" r="1.3" fill="#fff" />
    </svg>
  )
}
