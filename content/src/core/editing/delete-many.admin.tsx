'use client'

import { toast, useListDrawerContext, useLocale, useRouteCache, useSelection } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useState } from 'react'
import { useSay } from '../admin/use-say.ts'
import { DeleteDialog, deletedTexts } from './delete-dialog.admin.tsx'
import { useSelected } from './use-selected.ts'

interface Props {
  collectionSlug: string
  hasDeletePermission?: boolean
}

export function DeleteMany({ collectionSlug, hasDeletePermission = false }: Props) {
  const { count } = useSelection()
  // A list in a drawer serves to select records for a field.
  const { isInDrawer } = useListDrawerContext()
  if (count === 0 || !hasDeletePermission || isInDrawer) return null
  return <DeleteSelected collection={collectionSlug} count={count} />
}

function DeleteSelected({ collection, count }: { collection: string; count: number }) {
  const { toggleAll } = useSelection()
  const { clearRouteCache } = useRouteCache()
  const { code: locale } = useLocale()
  const say = useSay()
  const [where, setWhere] = useState<Where>()
  const selected = useSelected(collection)
  return (
    <>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-medium btn--no-margin delete-selected"
        onClick={() => setWhere(selected.where)}
      >
        {say(`ลบ ${count} รายการ…`, `Delete ${count}…`)}
      </button>
      {where && (
        <DeleteDialog
          collection={collection}
          where={where}
          locale={locale}
          onCancel={() => setWhere(undefined)}
          onDeleted={(deleted) => {
            setWhere(undefined)
            toast.success(deletedTexts(say, deleted))
            toggleAll()
            clearRouteCache()
          }}
        />
      )}
    </>
  )
}
