'use client'

import { useId, useState } from 'react'
import { callAdmin } from '../../../engines/admin/call-admin.ts'
import { useTabText } from '../../../engines/admin/use-tab-text.ts'

export interface ConcernedWords {
  title: string
  who: string
  from: string
  to: string
  count: string
  people: string
  download: string
  trouble: string
}

interface Props {
  /** Of the breach among the admin's calls. */
  path: string
  groups: readonly { value: string; label: string }[]
  words: ConcernedWords
}

const button = 'btn btn--style-secondary btn--size-small'
const timed = ['signed-in', 'leads']

/** Asks how many are concerned, and gives the list as a file. */
export function ConcernedForm({ path, groups, words }: Props) {
  const id = useId()
  const [who, setWho] = useState(groups[0]?.value ?? '')
  const [from, setFrom] = useTabText(`${path} from`)
  const [to, setTo] = useTabText(`${path} to`)
  const [said, setSaid] = useState('')
  const isTimed = timed.includes(who)
  const query = new URLSearchParams({ who, ...(isTimed && { from, to }) })

  async function count() {
    const address = `${path}/concerned?${query}`
    const answer = await callAdmin<{ count: number }>(address)
    setSaid(answer.ok ? `${answer.body.count} ${words.people}` : (answer.said ?? words.trouble))
  }

  return (
    <fieldset className="breach-desk__concerned">
      <legend>{words.title}</legend>
      <label htmlFor={`${id}-who`}>{words.who}</label>
      <select id={`${id}-who`} value={who} onChange={(event) => setWho(event.target.value)}>
        {groups.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {isTimed && (
        <>
          <label htmlFor={`${id}-from`}>{words.from}</label>
          <input
            id={`${id}-from`}
            type="datetime-local"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <label htmlFor={`${id}-to`}>{words.to}</label>
          <input
            id={`${id}-to`}
            type="datetime-local"
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </>
      )}
      <button type="button" className={button} onClick={() => void count()}>
        {words.count}
      </button>
      <a className={button} href={`${path}/concerned.csv?${query}`} download>
        {words.download}
      </a>
      <output>{said}</output>
    </fieldset>
  )
}
