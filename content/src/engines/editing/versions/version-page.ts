import type { DocumentViewServerProps } from 'payload'
import type { EditedRecord } from '../edited-record.ts'

/** The record whose versions a page of the admin shows, and the address of its form. */
export function recordOf(props: Pick<DocumentViewServerProps, 'initPageResult'>) {
  const { collectionConfig, docID, globalConfig, req } = props.initPageResult
  const { admin } = req.payload.config.routes
  if (globalConfig) {
    const record: EditedRecord = { global: globalConfig.slug }
    return { record, page: `${admin}/globals/${globalConfig.slug}` }
  }
  if (!collectionConfig || docID === undefined) return undefined
  const record: EditedRecord = { collection: collectionConfig.slug, id: docID }
  return { record, page: `${admin}/collections/${collectionConfig.slug}/${docID}` }
}

/** The breadcrumb of a page of versions. */
export function stepsOf({ initPageResult }: Pick<DocumentViewServerProps, 'initPageResult'>) {
  const { collectionConfig, docID, globalConfig } = initPageResult
  return {
    collectionSlug: collectionConfig?.slug,
    globalSlug: globalConfig?.slug,
    id: docID,
    pluralLabel: collectionConfig?.labels.plural ?? globalConfig?.label,
    useAsTitle: collectionConfig?.admin.useAsTitle ?? globalConfig?.slug,
  }
}
