/** The drum with one sock left in it. */
export function OddSock() {
  return (
    <svg className="empty-state__drum" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <circle cx="100" cy="100" r="98" fill="#e6f1f5" />
      <circle cx="100" cy="100" r="86" fill="#fff" stroke="#cfe0e8" strokeWidth="2" />
      <circle cx="100" cy="100" r="70" fill="#0b2748" />
      <path
        d="M35 125c18-12 32-12 48 0s31 12 48 0c12-8 22-10 36-5a70 70 0 0 1-132 5Z"
        fill="#12a5bd"
      />
      <g transform="rotate(14 104 96)">
        <path
          d="M88 52h30v44c0 9 22 12 22 27 0 9-7 14-17 14h-17c-13 0-18-8-18-19V52Z"
          fill="#fff"
          stroke="#0b2240"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M88 66h30M88 78h30" stroke="#ffc62e" strokeWidth="7" />
        <path d="M88 52h30" stroke="#0b2240" strokeWidth="5" strokeLinecap="round" />
      </g>
      <path
        d="M38.3 133c16-12 29-10 44 1s29 11 44-1c12-8 22-8 35.4 0a70 70 0 0 1-123.4 0Z"
        fill="#6fd6e3"
        opacity=".55"
      />
      <g fill="none" stroke="#d8f4f7" strokeWidth="3">
        <circle cx="66" cy="78" r="7" />
        <circle cx="146" cy="66" r="4.5" />
        <circle cx="56" cy="98" r="3.5" />
      </g>
      <path
        d="M52 62a62 62 0 0 1 22-19"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".5"
      />
    </svg>
  )
}
