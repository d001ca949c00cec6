import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { foldText } from '@washhouse/contract/text/fold-text'
import type { FieldHook } from 'payload'

/** No folded text holds it: what is looked for never runs from the question into the answer. */
const parting = '\u0002'

/** A question and its answer as they are searched, folded when they are saved. */
export const keepFolded: FieldHook = ({ siblingData }) => {
  const { question, body } = siblingData
  const words = typeof question === 'string' ? question : ''
  const answer = isPlainObject(body) ? textIn(body['root']) : ''
  return [words, answer].map(foldText).join(parting)
}

/** The words of a part of the editor's text, blocks parted by spaces. */
function textIn(node: unknown): string {
  if (!isPlainObject(node)) return ''
  if (typeof node['text'] === 'string') return node['text']
  const children: unknown = node['children']
  return Array.isArray(children) ? `${children.map(textIn).join('')} ` : ' '
}
