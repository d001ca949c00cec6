'use client'

import {
  PopupList,
  toast,
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useLocale,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSay } from '../admin/use-say.ts'
import { DeleteDialog, deletedTexts } from './delete-dialog.admin.tsx'

export function DeleteOne() {
  const { collectionSlug, hasDeletePermission, id } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { code: locale } = useLocale()
  const say = useSay()
  const { setModified } = useForm()
  const { onDelete } = useDocumentDrawerContext()
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  if (!collectionSlug || id === undefined || !hasDeletePermission) return null

  function leave(collection: string, count: number) {
    setAsking(false)
    if (count === 0) return
    toast.success(deletedTexts(say, count))
    // Prevents the question about unsaved text of a deleted record.
    setModified(false)
    const collectionConfig = getEntityConfig({ collectionSlug: collection })
    // In a drawer the form behind it removes the record from its field.
    if (onDelete) void onDelete({ id: String(id), collectionConfig })
    else router.push(`${config.routes.admin}/collections/${collection}`)
  }

  return (
    <>
      <PopupList.Button id="delete-record" onClick={() => setAsking(true)}>
        {say('ลบ', 'Delete')}
      </PopupList.Button>
      {isAsking && (
        <DeleteDialog
          collection={collectionSlug}
          where={{ id: { equals: id } }}
          locale={locale}
          onCancel={() => setAsking(false)}
          onDeleted={(count) => leave(collectionSlug, count)}
        />
      )}
    </>
  )
}
