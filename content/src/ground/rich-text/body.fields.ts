import { parseLanguage } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import type { Field, FieldHook } from 'payload'
import { computedText } from '../fields/computed-text.ts'
import type { Label } from '../languages/labels.ts'
import { fileIdOf, findBodyFiles } from './body-files.ts'
import { bodyEditor } from './body.editor.ts'
import { writeBodyHtml } from './body.html.ts'

/** A text of headings, lists, links and pictures: `body` as editors write it, `bodyHtml` as it is sent. */
export function bodyFields(text: Label): Field[] {
  return [
    { name: 'body', type: 'richText', label: text, localized: true, editor: bodyEditor },
    { ...computedText('bodyHtml', keepBodyHtml), localized: true },
  ]
}

/** Writes a body's HTML beside it when it is saved, so that no reader waits for that. */
const keepBodyHtml: FieldHook = async ({ req, siblingData }) => {
  const body: unknown = siblingData['body']
  if (!isEditorState(body)) return null
  const language = parseLanguage(req.locale ?? undefined)
  const files = await findBodyFiles(req, fileIdsIn(body.root), language)
  return writeBodyHtml(body, files) || null
}

/** The editor's own check of its parts runs when the field is validated. */
function isEditorState(value: unknown): value is SerializedEditorState {
  return isPlainObject(value) && isPlainObject(value['root']) && 'children' in value['root']
}

function fileIdsIn(node: SerializedLexicalNode): string[] {
  const own = node.type === 'upload' ? [fileIdOf(node)] : []
  const children: unknown = 'children' in node ? node.children : []
  return Array.isArray(children) ? [...own, ...children.flatMap(fileIdsIn)] : own
}
