/** A machine that has stopped with a coin in its slot. */
export function StoppedMachine() {
  return (
    <svg viewBox="0 0 240 240" focusable="false">
      <path fill="#d8f4f7" d="M0 0h240v240H0z" />
      <g stroke="#0b2240" strokeWidth="6" strokeLinejoin="round" strokeLinecap="round">
        <rect x="52" y="42" width="136" height="168" rx="14" fill="#fff" />
        <path d="M52 84h136" />
        <circle cx="120" cy="146" r="44" fill="#6fd6e3" />
        <path d="M80 152c14-12 26 10 40 0s26-12 40 0" fill="none" />
        <rect x="68" y="56" width="40" height="14" rx="4" fill="#ffd766" />
        <path d="M152 56v16" />
        <circle cx="166" cy="34" r="17" fill="#ffc62e" />
        <path d="M166 27v14" />
      </g>
    </svg>
  )
}
