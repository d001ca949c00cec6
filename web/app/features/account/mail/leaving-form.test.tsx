import type { MailLeaving } from '@washhouse/contract/mailing/mailing.contract'
import { describe, expect, it } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { UnsubscribeForm } from './leaving-form.tsx'
import { unsubscribeMessages } from './unsubscribe.messages.ts'

const draw = partRenderer('en', unsubscribeMessages)
const action = '/en/unsubscribe?token=mailed'

function drawAs(leaving: MailLeaving): { presses: string[]; html: string } {
  const html = draw(<UnsubscribeForm leaving={leaving} action={action} isDone={false} />)
  const buttons = html.match(/<button[^>]*name="press"[^>]*>/g) ?? []
  return { html, presses: buttons.map((button) => /value="([^"]*)"/.exec(button)?.[1] ?? '') }
}

describe('The buttons by which mail is left', () => {
  it.each<[MailLeaving['kind'], MailLeaving['left'], string[]]>([
    ['digest', [], ['leave.kind', 'leave.all']],
    ['bundle', ['digest'], ['leave.kind', 'leave.all']],
    ['digest', ['digest'], ['leave.all', 'return.kind']],
    ['bundle', ['digest', 'bundle'], ['return.all']],
  ])('of a mail of the kind %s, where %j has been left: %j', (kind, left, presses) => {
    expect(drawAs({ kind, left }).presses.toSorted()).toEqual(presses.toSorted())
  })

  it('stand in a form that a browser without scripts sends, too', () => {
    expect(drawAs({ kind: 'digest', left: [] }).html).toMatch(
      /<form[^>]*action="\/en\/unsubscribe\?token=mailed"[^>]*method="post"/,
    )
  })

  it('stand below what has been left', () => {
    expect(drawAs({ kind: 'digest', left: ['digest'] }).html).toContain(
      'You’ll no longer get the weekly summary',
    )
    expect(drawAs({ kind: 'digest', left: ['digest', 'bundle'] }).html).toContain(
      'the weekly summary or daily updates',
    )
  })
})
