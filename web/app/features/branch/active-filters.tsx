import type { Province, Sector } from '@washhouse/contract/branch/branch.contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { FilterChip } from '../../core/ui/chip/chip.tsx'
import './active-filters.css'
import { nameOf } from './asked-text.ts'
import { changeFilters, printBranchFilters, type BranchFilters } from './branch-filters.ts'
import type { BranchMessageId } from './card/branch.messages.ts'

/** Id of the results' heading, which gets the focus when the last filter is removed. */
export const resultsHeadingId = 'branches'

interface ActiveFiltersProps {
  filters: BranchFilters
  sectors: readonly Sector[]
  provinces: readonly Province[]
}

export function ActiveFilters({ filters, sectors, provinces }: ActiveFiltersProps) {
  const t = useText<BranchMessageId>()
  const language = useLanguage()
  const { nav, rememberPress } = useFocusAfterRemoval(filters)

  const listPath = localePath(language, '/branch')
  const chips = [
    {
      without: { search: '' },
      name: filters.search && t('branch.filters.search', { search: filters.search }),
    },
    { without: { sector: null }, name: nameOf(sectors, filters.sector) },
    { without: { province: null }, name: nameOf(provinces, filters.province) },
    ...filters.services.map((service) => ({
      without: { services: filters.services.filter((each) => each !== service) },
      name: t(`branch.service.${service}`),
    })),
  ].filter(({ name }) => name !== '')
  if (chips.length === 0) return null

  return (
    <nav
      className="active-filters"
      aria-label={t('branch.filters.label')}
      ref={nav}
      onClickCapture={rememberPress}
    >
      <ul className="active-filters__list">
        {chips.map(({ name, without }) => (
          <li key={name}>
            <FilterChip
              to={listPath + printBranchFilters(changeFilters(filters, without))}
              removeLabel={t('branch.filters.remove', { name })}
            >
              {name}
            </FilterChip>
          </li>
        ))}
        {chips.length > 1 && (
          <li>
            <Link className="active-filters__clear" to={listPath} preventScrollReset>
              {t('branch.filters.clear')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** A removed chip would lose the focus: moves it to the first remaining link, or to the results. */
function useFocusAfterRemoval(filters: BranchFilters) {
  const nav = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)

  useEffect(() => {
    if (!wasPressed.current) return
    wasPressed.current = false
    const next = nav.current?.querySelector('a') ?? document.getElementById(resultsHeadingId)
    next?.focus({ preventScroll: true })
  }, [filters])

  return {
    nav,
    rememberPress: () => {
      wasPressed.current = true
    },
  }
}
