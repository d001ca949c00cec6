import { parseSearchParams, useConfig, useSelection } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import type { Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

interface SelectedRecords {
  /** Undefined if all pages of the list are selected. */
  ids?: (number | string)[]
  where: Where
}

/**
 * The selected records of a list: their ids, or all that match its search and filter. Same form as in Payload's own buttons.
 */
export function useSelected(collectionSlug: string): SelectedRecords {
  const { getEntityConfig } = useConfig()
  const { selectAll, selectedIDs } = useSelection()
  const asked = parseSearchParams(useSearchParams())
  if (String(selectAll) !== 'allAvailable')
    return { ids: selectedIDs, where: { id: { in: selectedIDs } } }
  const where = mergeListSearchAndWhere({
    collectionConfig: getEntityConfig({ collectionSlug }),
    search: typeof asked['search'] === 'string' ? asked['search'] : '',
    where: isFilter(asked['where']) ? asked['where'] : { id: { not_equals: '' } },
  })
  return { where }
}

function isFilter(asked: unknown): asked is Where {
  return typeof asked === 'object' && asked !== null
}
