import { parseLanguage } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import type { FieldHook } from 'payload'
import { fileIdOf, findBodyFiles } from './body-files.ts'
import { writeBodyHtml } from './body.html.ts'

/** Writes a body's HTML beside it when it is saved, so that no reader waits for that. */
export const keepBodyHtml: FieldHook = async ({ req, siblingData }) => {
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
