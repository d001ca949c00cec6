'use client'

import {
  parseSearchParams,
  toast,
  useConfig,
  useListDrawerContext,
  useLocale,
  useRouteCache,
  useSelection,
  useTranslation,
} from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import type { Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useState } from 'react'
import { say } from '../../ground/languages/say.ts'
import { DeleteDialog, deletedWords } from './delete-dialog.admin.tsx'

interface Props {
  collectionSlug: string
  hasDeletePermission?: boolean
}

/** The way to delete what is selected in a list. */
export function DeleteMany({ collectionSlug, hasDeletePermission = false }: Props) {
  const { count } = useSelection()
  // There records are chosen for a field.
  const { isInDrawer } = useListDrawerContext()
  if (count === 0 || !hasDeletePermission || isInDrawer) return null
  return <DeleteSelected collection={collectionSlug} count={count} />
}

function DeleteSelected({ collection, count }: { collection: string; count: number }) {
  const { toggleAll } = useSelection()
  const { clearRouteCache } = useRouteCache()
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const [where, setWhere] = useState<Where>()
  const selected = useSelectedWhere(collection)
  return (
    <>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-medium btn--no-margin delete-selected"
        onClick={() => setWhere(selected)}
      >
        {say({ i18n }, `ลบ ${count} รายการ…`, `Delete ${count}…`)}
      </button>
      {where && (
        <DeleteDialog
          collection={collection}
          where={where}
          locale={locale}
          onCancel={() => setWhere(undefined)}
          onDeleted={(deleted) => {
            setWhere(undefined)
            toast.success(deletedWords(i18n, deleted))
            toggleAll()
            clearRouteCache()
          }}
        />
      )}
    </>
  )
}

/** By their ids, or all that the list shows on all its pages, as Payload's own button sends it. */
function useSelectedWhere(collectionSlug: string): Where {
  const { getEntityConfig } = useConfig()
  const { selectAll, selectedIDs } = useSelection()
  const asked = parseSearchParams(useSearchParams())
  if (String(selectAll) !== 'allAvailable') return { id: { in: selectedIDs } }
  return mergeListSearchAndWhere({
    collectionConfig: getEntityConfig({ collectionSlug }),
    search: typeof asked['search'] === 'string' ? asked['search'] : '',
    where: isFilter(asked['where']) ? asked['where'] : { id: { not_equals: '' } },
  })
}

function isFilter(asked: unknown): asked is Where {
  return typeof asked === 'object' && asked !== null
}
