import { useId } from 'react'
import './progress.css'

interface ProgressProps {
  /** Accessible name of the progress. */
  label: string
  /** From 0 to 100. */
  percent: number
}

/** Progress as water that rises behind the glass, and as a number. */
export function Progress({ label, percent }: ProgressProps) {
  const id = useId()
  const value = Math.round(Math.min(Math.max(percent, 0), 100))
  return (
    <div className="progress">
      <DrumLevel percent={value} />
      {/* New elements for new texts: a text of another width would count as a layout shift. An inline script may have changed them before React. */}
      <span className="progress__label" id={id} key={label} suppressHydrationWarning>
        {label}
      </span>
      <span
        className="progress__figure figures"
        aria-hidden="true"
        key={value}
        suppressHydrationWarning
      >
        {`${value}%`}
      </span>
      <progress
        className="progress__bar"
        max={100}
        value={value}
        aria-labelledby={id}
        aria-valuetext={`${value}%`}
      />
    </div>
  )
}

function DrumLevel({ percent }: { percent: number }) {
  const clipId = useId()
  return (
    <svg className="progress__drum" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <clipPath id={clipId}>
        <circle cx="60" cy="60" r="42" />
      </clipPath>
      <circle className="progress__ring" cx="60" cy="60" r="54" />
      <circle className="progress__glass" cx="60" cy="60" r="42" />
      <g clipPath={`url(#${clipId})`}>
        <g className="progress__level" transform={`translate(0 ${102 - percent * 0.93})`}>
          <path
            className="progress__water"
            d="M-60 0c20-9 40-9 60 0s40 9 60 0 40-9 60 0 40 9 60 0v130H-60Z"
          />
        </g>
      </g>
    </svg>
  )
}
