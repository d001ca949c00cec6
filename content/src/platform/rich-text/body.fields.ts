import { parseLanguage } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import type { Field, FieldHook, UploadField } from 'payload'
import { nobody } from '../access.ts'
import { computedText } from '../fields/computed-text.ts'
import { fileIdsInAddress, fileNameInAddress } from '../fields/file-address.ts'
import { findNamedFiles } from '../fields/named-files.ts'
import type { Label } from '../languages/labels.ts'
import { fileIdOf, findBodyFiles, findStoredFiles } from './body-files.ts'
import { bodyEditor } from './body.editor.ts'
import { writeBodyHtml } from './body.html.ts'

/** A text with headings, lists, links and images: `body` for editors, `bodyHtml` for responses. */
export function bodyFields(text: Label): Field[] {
  return [
    { name: 'body', type: 'richText', label: text, localized: true, editor: bodyEditor },
    { ...computedText('bodyHtml', keepBodyHtml), localized: true },
    bodyFilesField(text),
  ]
}

/** The files of a body as relations, which record the uses of a file. */
function bodyFilesField(text: Label): UploadField {
  return {
    name: 'bodyFiles',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: text,
    localized: true,
    access: { create: nobody, update: nobody },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { beforeChange: [keepBodyFiles] },
  }
}

const keepBodyFiles: FieldHook = async ({ req, siblingData }) => {
  const body: unknown = siblingData['body']
  if (!isEditorState(body)) return []
  const links = linksIn(body.root)
  const names = links.flatMap((link) => fileNameInAddress(link) ?? [])
  const linked = [...links.flatMap(fileIdsInAddress), ...(await findNamedFiles(req, names))]
  return await findStoredFiles(req, [...fileIdsIn(body.root), ...linked])
}

/** Renders a body's HTML when it is saved, so that no read has to. */
const keepBodyHtml: FieldHook = async ({ req, siblingData }) => {
  const body: unknown = siblingData['body']
  if (!isEditorState(body)) return null
  const language = parseLanguage(req.locale ?? undefined)
  const files = await findBodyFiles(req, fileIdsIn(body.root), language)
  return writeBodyHtml(body, files) || null
}

/** The editor's own validation of its parts runs with the field's. */
function isEditorState(value: unknown): value is SerializedEditorState {
  return isPlainObject(value) && isPlainObject(value['root']) && 'children' in value['root']
}

function fileIdsIn(body: SerializedLexicalNode): string[] {
  return nodesIn(body).flatMap((node) => (node.type === 'upload' ? [fileIdOf(node)] : []))
}

function linksIn(body: SerializedLexicalNode): unknown[] {
  return nodesIn(body).flatMap((node) => {
    const fields: unknown = 'fields' in node ? node.fields : undefined
    return node.type === 'link' && isPlainObject(fields) ? [fields['url']] : []
  })
}

function nodesIn(node: SerializedLexicalNode): SerializedLexicalNode[] {
  const children: unknown = 'children' in node ? node.children : []
  return Array.isArray(children) ? [node, ...children.flatMap(nodesIn)] : [node]
}
