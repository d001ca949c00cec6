import './skip-link.css'

/** The first stop of the keyboard: over the header, to the page itself. */
export function SkipLink({ target, label }: { target: string; label: string }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {label}
    </a>
  )
}
