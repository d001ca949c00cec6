import type { UIFieldServerProps } from 'payload'
import { say } from '../../platform/languages/say.ts'
import { describeUses } from '../../platform/uses/describe-uses.ts'
import { findUses } from '../../platform/uses/find-uses.ts'
import { countOf } from '../../platform/uses/refuse-while-used.ts'

const mostListed = 50

/** Shows an editor the uses of a file before they change or delete it. */
export async function Uses({ collectionSlug, id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const uses = await findUses(req, { collection: collectionSlug, id })
  const places = await describeUses(req, uses.slice(0, mostListed))
  const more = uses.length - places.length
  return (
    <section style={{ marginBottom: 'var(--base)' }}>
      <h4>{say(req, 'ใช้อยู่ที่', 'Used in')}</h4>
      {places.length === 0 && <p>{say(req, 'ยังไม่ได้ใช้ที่ไหน', 'Nothing so far.')}</p>}
      <ul>
        {places.map(({ href, words }) => (
          <li key={`${href} ${words}`}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{say(req, `และอีก ${countOf(more)} ที่`, `and ${countOf(more)} more`)}</p>}
    </section>
  )
}
