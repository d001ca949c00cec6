import { expect, test } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { PageSection } from './page-section.tsx'

const renderPart = partRenderer('th')

test.each([
  ['en', 'Data not found'],
  ['th', 'ไม่พบข้อมูล'],
] as const)('a section with nothing to show says so (%s) [S4.content.4]', (language, text) => {
  const section = (isEmpty: boolean) =>
    renderPart(
      <PageSection id="why" title="Why" lead="Because" isEmpty={isEmpty}>
        <p>A reason</p>
      </PageSection>,
      language,
    )
  expect(section(true)).toContain(text)
  expect(section(true)).not.toContain('A reason')
  expect(section(false)).toContain('<p class="lead">Because</p>')
  expect(section(false)).not.toContain(text)
})
