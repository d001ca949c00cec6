import type { Field } from 'payload'
import { computedText } from '../fields/computed-text.ts'
import type { Label } from '../languages/labels.ts'
import { bodyEditor } from './body.editor.ts'
import { keepBodyHtml } from './keep-body-html.ts'

/** A text of headings, lists, links and pictures: `body` as editors write it, `bodyHtml` as it is sent. */
export function bodyFields(text: Label): Field[] {
  return [
    { name: 'body', type: 'richText', label: text, localized: true, editor: bodyEditor },
    { ...computedText('bodyHtml', keepBodyHtml), localized: true },
  ]
}
