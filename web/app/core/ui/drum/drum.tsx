import './drum.css'

/**
 * The machine's window. Its water moves, and its bubbles rise once. Moving parts are layers of their own, so that the GPU
 * moves them without a repaint.
 */
export function Drum() {
  return (
    <div className="drum" aria-hidden="true">
      <DrumBody />
      <div className="drum__glass">
        <svg className="drum__wave drum__wave--back" viewBox="0 0 840 274">
          <defs>
            <linearGradient id="drum-water" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#6fd6e3" />
              <stop offset="0.35" stopColor="#12a5bd" />
              <stop offset="1" stopColor="#077084" />
            </linearGradient>
          </defs>
          <path
            d="M0 34C48 0 92 0 140 34s92 34 140 0 92-34 140 0 92 34 140 0 92-34 140 0 92 34 140 0v240H0Z"
            fill="url(#drum-water)"
          />
        </svg>
        <DrumLoad />
        <svg className="drum__wave drum__wave--front" viewBox="0 0 840 126">
          <path
            d="M0 26c48 26 92 26 140 0s92-26 140 0 92 26 140 0 92-26 140 0 92 26 140 0 92-26 140 0v100H0Z"
            fill="#0a7f95"
          />
        </svg>
      </div>
      <DrumGleam />
    </div>
  )
}

function DrumBody() {
  return (
    <svg className="drum__layer" viewBox="0 0 560 560">
      <circle cx="280" cy="280" r="276" fill="#fff" opacity="0.07" />
      <circle cx="280" cy="280" r="256" fill="#fff" />
      <circle cx="280" cy="280" r="248" fill="#e6f1f5" />
      <circle cx="280" cy="280" r="222" fill="#cfe0e8" />
      <circle cx="280" cy="280" r="206" fill="#0b2240" />
      <circle cx="280" cy="280" r="196" fill="#12365f" />
      <circle cx="280" cy="280" r="190" fill="#071a33" />
      <circle cx="280" cy="280" r="178" fill="#0b2748" />
      <g fill="#12365f">
        {holes.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
        ))}
      </g>
    </svg>
  )
}

function DrumLoad() {
  return (
    <svg className="drum__load" viewBox="102 102 356 356">
      <path
        d="m226 276 40-22c8 18 34 14 36-8l44-14 34 34-24 30-16-10 22 84-92 26-22-84-18 6-28-24Z"
        fill="#ffc62e"
        stroke="#0b2240"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M266 254c8 18 34 14 36-8" fill="none" stroke="#0b2240" strokeWidth="5" />
      <g transform="rotate(16 350 380)">
        <path
          d="M330 328h42v48c0 16 30 18 30 40 0 14-12 22-26 22h-24c-16 0-22-12-22-28v-82Z"
          fill="#fff"
          stroke="#0b2240"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M330 346h42" stroke="#e2574c" strokeWidth="9" />
      </g>
    </svg>
  )
}

function DrumGleam() {
  return (
    <svg className="drum__layer" viewBox="0 0 560 560">
      <g fill="#fff">
        <circle cx="176" cy="262" r="16" />
        <circle cx="200" cy="276" r="24" />
        <circle cx="228" cy="262" r="17" />
        <circle cx="346" cy="252" r="14" />
        <circle cx="368" cy="266" r="22" />
        <circle cx="396" cy="256" r="14" />
      </g>
      <g className="drum__bubbles" fill="none" stroke="#d8f4f7" strokeWidth="4">
        <circle cx="252" cy="214" r="7" />
        <circle cx="286" cy="230" r="10" />
        <circle cx="312" cy="200" r="6" />
      </g>
      <path
        d="M118 218a172 172 0 0 1 108-100"
        fill="none"
        stroke="#fff"
        strokeWidth="14"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path d="M112 246v-3" stroke="#fff" strokeWidth="14" strokeLinecap="round" opacity="0.5" />
      <g className="drum__bubbles drum__bubbles--out" fill="none" stroke="#12a5bd" strokeWidth="4">
        <circle cx="28" cy="418" r="11" />
        <circle cx="62" cy="466" r="22" />
        <circle cx="104" cy="516" r="12" />
      </g>
      <g>
        <circle cx="494" cy="94" r="50" fill="#8a5b00" />
        <circle cx="494" cy="90" r="50" fill="#ffc62e" />
        <circle cx="494" cy="90" r="39" fill="none" stroke="#8a5b00" strokeWidth="3.5" />
        <text
          x="494"
          y="106"
          textAnchor="middle"
          fill="#6b4600"
          fontFamily="Mitr, sans-serif"
          fontWeight="500"
          fontSize="44"
        >
          24
        </text>
      </g>
    </svg>
  )
}

/** The drum's holes, above the water. */
const holes = [
  [280, 120],
  [232, 132],
  [328, 132],
  [196, 164],
  [256, 162],
  [304, 162],
  [364, 164],
  [172, 206],
  [226, 200],
  [334, 200],
  [388, 206],
  [156, 240],
  [404, 240],
] as const
