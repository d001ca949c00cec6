/** Stands where a shop has no picture yet: its lit window at night. */
export function ShopWindow() {
  return (
    <svg viewBox="0 0 380 238" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#0b2748" d="M0 0h380v238H0z" />
      <path fill="#12365f" d="M0 190h380v48H0z" />
      <circle cx="190" cy="119" r="78" fill="#fff" />
      <circle cx="190" cy="119" r="62" fill="#0b2748" />
      <path
        fill="#12a5bd"
        d="M129 130c20-14 34-12 50 0s34 12 52 0c8-5 14-7 21-6a62 62 0 0 1-123 6z"
      />
      <circle cx="212" cy="92" r="8" fill="#d8f4f7" />
      <circle cx="186" cy="80" r="5" fill="#d8f4f7" />
    </svg>
  )
}
