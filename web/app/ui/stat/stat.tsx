import './stat.css'

interface StatProps {
  figure: string
  /** What is counted, right after the figure, e.g. 'สาขา'. */
  unit?: string
  label: string
}

/** One figure of the brand. */
export function Stat({ figure, unit, label }: StatProps) {
  return (
    <div className="stat">
      <dt className="stat__label">{label}</dt>
      <dd className="stat__figure figures">
        {figure}
        {unit && ` ${unit}`}
      </dd>
    </div>
  )
}
