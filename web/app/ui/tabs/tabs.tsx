import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import './tabs.css'

interface Tab {
  key: string
  label: string
  panel: ReactNode
}

interface TabsProps {
  /** Name of the row of tabs. */
  label: string
  tabs: readonly Tab[]
  /** The panels' own headings, which stand there without scripts. */
  titleAs?: 'h2' | 'h3' | 'h4'
}

/** One panel at a time; without scripts all of them, one below the other. */
export function Tabs({ label, tabs, titleAs: Title = 'h3' }: TabsProps) {
  const id = useId()
  const [current, setCurrent] = useState(0)
  const row = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1
    const next = {
      ArrowLeft: current === 0 ? last : current - 1,
      ArrowRight: current === last ? 0 : current + 1,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    const tab = row.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus()
  }

  return (
    <div className="tabs">
      <div ref={row} className="tabs__row needs-scripting" role="tablist" aria-label={label}>
        {tabs.map(({ key, label: name }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            className="tabs__tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, label: name, panel }, index) => (
        <div
          key={key}
          role="tabpanel"
          className="tabs__panel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-is-current={index === current}
          // So that a panel of mere text is reached by keyboard as well.
          tabIndex={0}
        >
          <Title className="tabs__title">{name}</Title>
          {panel}
        </div>
      ))}
    </div>
  )
}
