/** In place of a picture: washing on the line. */
export function ClothesLine() {
  return (
    <svg
      className="clothes-line"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="#d8f4f7" d="M0 0h320v200H0z" />
      <circle cx="262" cy="46" r="22" fill="#ffd766" />
      <circle cx="40" cy="150" r="9" fill="#fff" />
      <circle cx="62" cy="168" r="5" fill="#fff" />
      <circle cx="286" cy="142" r="7" fill="#fff" />
      <g stroke="#0b2240" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
        <path fill="none" d="M-5 62q165 34 330-6" />
        <path fill="#fff" d="m72 77-26 14 11 22 13-6v52h50v-52l13 6 11-22-26-13q-22 12-46-1Z" />
        <path fill="#12a5bd" d="M166 79h56v58h-56z" />
        <path fill="none" stroke="#fff" d="M180 119h28" />
        <path fill="#ffc62e" d="M246 74h26v42l17 14q-6 16-22 8l-21-17z" />
      </g>
    </svg>
  )
}
