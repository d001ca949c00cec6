import './skeleton.css'

interface SkeletonProps {
  /** What is on its way; read out. */
  label: string
  lines?: number
}

/** Stands where content is on its way, as tall as the content will be. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <output className="skeleton" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton__line" />
      ))}
    </output>
  )
}
