import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { BasePayload } from 'payload'
import type { News } from '../payload-types.ts'
import { bodyFeatures } from './body.editor.ts'

export type WriteBody = (markdown: string) => NonNullable<News['body']>

export async function createBodyWriter(payload: BasePayload): Promise<WriteBody> {
  const { config } = payload
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: bodyFeatures })
  return (markdown) => ({ ...convertMarkdownToLexical({ editorConfig, markdown }) })
}
