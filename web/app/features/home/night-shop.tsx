/** A shop front at night with its lights on, under a sickle moon. */
export function NightShop() {
  return (
    <svg className="home-closing__shop" viewBox="0 0 520 320" aria-hidden="true" focusable="false">
      <circle cx="446" cy="58" r="34" fill="#ffd766" />
      <circle cx="432" cy="50" r="30" fill="#071a33" />
      <g fill="#d8f4f7">
        <circle cx="52" cy="52" r="3" />
        <circle cx="120" cy="26" r="2" />
        <circle cx="342" cy="34" r="2.5" />
        <circle cx="494" cy="128" r="2.5" />
        <circle cx="30" cy="132" r="2" />
      </g>
      <rect y="288" width="520" height="32" rx="16" fill="#0b2748" />
      <path d="M86 290 52 320h416l-34-30z" fill="#ffd766" opacity="0.22" />
      <path d="M86 98h348v192H86z" fill="#ffedb8" stroke="#0b2240" strokeWidth="6" />
      <path
        d="M70 66h380v50H70z"
        fill="#12a5bd"
        stroke="#0b2240"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <g fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round">
        <path d="M180 91c14-11 26-11 40 0s26 11 40 0 26-11 40 0 26 11 40 0" />
      </g>
      <g stroke="#0b2240" strokeWidth="5">
        {[112, 192, 272].map((x) => (
          <g key={x}>
            <rect x={x} y="178" width="68" height="106" rx="8" fill="#fff" />
            <circle cx={x + 34} cy="236" r="24" fill="#0b2748" />
            <path
              d={`M${x + 11} 240c8-6 15-6 23 0s15 6 23 0a24 24 0 0 1-46 0Z`}
              fill="#6fd6e3"
              stroke="none"
            />
            <path d={`M${x + 14} 194h14M${x + 46} 194h8`} strokeLinecap="round" />
          </g>
        ))}
        <rect x="356" y="150" width="60" height="138" fill="#d8f4f7" />
        <path d="M404 214v16" strokeLinecap="round" />
        <path d="M112 144h228" strokeLinecap="round" />
      </g>
      <g fill="#fff" stroke="#0b2240" strokeWidth="4" strokeLinejoin="round">
        <path d="M132 144v-8h44v8z" fill="#ffc62e" />
        <path d="M136 136v-8h36v8z" />
        <path d="M210 144v-14h18v14zM234 144v-20h16v20z" fill="#12a5bd" />
        <path d="M292 144v-16l6-6h12l6 6v16z" fill="#ffc62e" />
      </g>
      <circle cx="462" cy="262" r="3" fill="#6fd6e3" />
      <path d="M452 290c0-16 20-16 20 0z" fill="#0a7f95" stroke="#0b2240" strokeWidth="5" />
    </svg>
  )
}
