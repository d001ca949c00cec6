import type { ReactNode } from 'react'

/** A list of open tasks at the top of a page. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      style={{
        marginBottom: 'calc(var(--base) * 1.5)',
        padding: 'calc(var(--base) * 0.75) var(--base)',
        border: '1px solid var(--theme-warning-400)',
        borderRadius: 'var(--style-radius-m)',
        background: 'var(--theme-warning-50)',
        color: 'var(--theme-warning-950)',
      }}
    >
      <h3 style={{ margin: 0 }}>{title}</h3>
      <ul style={{ margin: 'calc(var(--base) / 2) 0 0' }}>{children}</ul>
    </section>
  )
}
