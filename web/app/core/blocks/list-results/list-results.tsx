import type { ReactNode } from 'react'
import type { Settled } from '../../content/page-content.ts'
import { localePath } from '../../i18n/language.ts'
import type { Text } from '../../i18n/messages.ts'
import { useLanguage } from '../../i18n/use-text.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ListPager } from '../list-pager/list-pager.tsx'
import { NoData, NotLoaded } from '../no-data/no-data.tsx'

type ListText = 'failed.hint' | `empty.${'all' | 'narrowed' | 'back'}` | 'pager.label'

interface ListResultsProps<Area extends string, Item> {
  /** Prefix of its texts, and the page's Thai address. */
  area: Area
  t: Text<`${Area}.${ListText}`>
  found: Settled<{ items: readonly Item[]; totalPages: number }>
  page: number
  /** The query of another page of the list. */
  queryOf: (page: number) => string
  /** True if the list is filtered. */
  isNarrowed: boolean
  children: (items: readonly Item[]) => ReactNode
}

/** One page of a list with its pager; shows a text if it is empty or failed (spec §4). */
export function ListResults<Area extends string, Item>({
  area,
  t,
  found,
  page,
  queryOf,
  isNarrowed,
  children,
}: ListResultsProps<Area, Item>) {
  const path = localePath(useLanguage(), `/${area}`)
  if (found.kind === 'failed')
    return <NotLoaded hint={t(`${area}.failed.hint`)} address={path + queryOf(page)} />
  const { items, totalPages } = found.value
  if (items.length === 0 && isNarrowed)
    return (
      <NoData hint={t(`${area}.empty.narrowed`)}>
        <ButtonLink variant="secondary" to={path}>
          {t(`${area}.empty.back`)}
        </ButtonLink>
      </NoData>
    )
  if (items.length === 0) return <NoData hint={t(`${area}.empty.all`)} />
  return (
    <>
      {children(items)}
      <ListPager
        label={t(`${area}.pager.label`)}
        page={page}
        pageCount={totalPages}
        addressOf={(other) => path + queryOf(other)}
      />
    </>
  )
}
