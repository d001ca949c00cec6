import type { SerializedLinkNode, SerializedTextNode } from '@payloadcms/richtext-lexical'
import { fileIdOf, type BodyFile } from './body-files.ts'
import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html'
import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { isHref, readLink } from '../fields/link-rule.ts'
import { escapeHtml } from './escape-html.ts'

const pictureWidth = 960
const bold = 1
const italic = 2

/** Renders a body as plain HTML without classes and styles; omits files that are not passed. */
export function writeBodyHtml(
  body: SerializedEditorState,
  files: ReadonlyMap<string, BodyFile>,
): string {
  const converters: HTMLConverters = {
    paragraph: element('p'),
    quote: element('blockquote'),
    listitem: element('li'),
    heading: (given) => element(given.node.tag === 'h3' ? 'h3' : 'h2')(given),
    list: (given) => element(given.node.tag === 'ol' ? 'ol' : 'ul')(given),
    link: (given) => writeLink(given.node, contentOf(given)),
    text: ({ node }) => writeText(node),
    linebreak: '<br>',
    tab: ' ',
    horizontalrule: '<hr>',
    upload: ({ node }) => writeFile(files.get(fileIdOf(node))),
    // The editor offers nothing else, so the part bypassed it.
    unknown: () => '',
  }
  return convertLexicalToHTML({ data: body, converters, disableContainer: true })
}

interface Parent {
  node: { children?: SerializedLexicalNode[] }
  nodesToHTML: (args: { nodes: SerializedLexicalNode[] }) => string[]
}

function element(tag: string) {
  return (parent: Parent) => `<${tag}>${contentOf(parent)}</${tag}>`
}

function contentOf({ node, nodesToHTML }: Parent): string {
  return nodesToHTML({ nodes: node.children ?? [] }).join('')
}

function writeText({ text, format }: SerializedTextNode): string {
  const plain = escapeHtml(text)
  const slanted = format & italic ? `<em>${plain}</em>` : plain
  return format & bold ? `<strong>${slanted}</strong>` : slanted
}

/** An allowed link; otherwise only its text. */
function writeLink({ fields }: SerializedLinkNode, content: string): string {
  const url = readLink(fields.url ?? '')
  if (!isHref(url)) return content
  const window = fields.newTab ? ' target="_blank" rel="noopener"' : ''
  return `<a href="${escapeHtml(url)}"${window}>${content}</a>`
}

function writeFile(file: BodyFile | undefined): string {
  if (!file) return ''
  if (!file.width || !file.height)
    return `<p><a href="/assets/${file.id}">${escapeHtml(file.name)}</a></p>`
  const width = Math.min(pictureWidth, file.width)
  const height = Math.round((file.height * width) / file.width)
  const source = `/assets/${file.id}?width=${pictureWidth}&amp;format=webp`
  return `<img src="${source}" width="${width}" height="${height}" alt="${escapeHtml(file.alt)}" loading="lazy">`
}
