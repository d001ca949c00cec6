'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { findNewestDocument } from './newest-document.ts'

interface Props {
  relationTo: string | string[]
  value: unknown
}

/** A related record by its title; by its id until that is known, or when it cannot be read. */
export function RecordTitle({ relationTo, value }: Props) {
  const { config, getEntityConfig } = useConfig()
  const related = isPlainObject(value)
    ? { collection: String(value['relationTo']), id: String(value['value']) }
    : { collection: String(relationTo), id: String(value) }
  const { collection, id } = related
  const titleField = getEntityConfig({ collectionSlug: collection }).admin.useAsTitle ?? 'id'
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    const stop = new AbortController()
    const path = `${config.routes.api}/${collection}/${id}`
    findNewestDocument(path, { signal: stop.signal }).then(
      (record) => setTitle(textOf(record?.[titleField])),
      () => setTitle(undefined),
    )
    return () => stop.abort()
  }, [collection, config.routes.api, id, titleField])
  return title || `#${id}`
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
