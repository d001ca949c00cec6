import './investor-figures.css'

export function InvestorFigures({
  figures,
}: {
  figures: readonly { label: string; figure: string }[]
}) {
  return (
    <dl className="investor-figures">
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
