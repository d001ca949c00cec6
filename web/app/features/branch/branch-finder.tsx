import type { Province, Sector } from '@washhouse/contract/branch/branch.contract'
import type { ReactNode } from 'react'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { SelectField, TextField } from '../../ui/field/field.tsx'
import { maxSearchLength, provincesOfSector, type BranchFilters } from './branch-filters.ts'
import './branch-finder.css'
import type { BranchMessageId } from './branch.messages.ts'
import { useFinder } from './use-finder.ts'

interface BranchFinderProps {
  filters: BranchFilters
  sectors: readonly Sector[]
  provinces: readonly Province[]
  /** Stands below the fields. */
  children: ReactNode
}

/** Search, sector and province as a GET form; with JavaScript it acts without the button. */
export function BranchFinder({ filters, sectors, provinces, children }: BranchFinderProps) {
  const t = useText<BranchMessageId>()
  const language = useLanguage()
  const finder = useFinder(filters, { sectors, provinces })

  return (
    <search aria-label={t('branch.finder.label')}>
      <form
        className="branch-finder on-foam"
        method="get"
        action={localePath(language, '/branch')}
        ref={finder.form}
        onChange={(event) => finder.onChange(event)}
        onSubmit={(event) => finder.onSubmit(event)}
      >
        <div className="branch-finder__search">
          <TextField
            type="search"
            name="search"
            icon="search"
            label={t('branch.finder.search')}
            placeholder={t('branch.finder.example')}
            defaultValue={filters.search}
            maxLength={maxSearchLength}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <SelectField
          name="sector"
          label={t('branch.finder.sector')}
          defaultValue={filters.sector ?? ''}
          options={toOptions(sectors, filters.sector, t('branch.finder.allSectors'))}
        />
        <SelectField
          name="province"
          label={t('branch.finder.province')}
          defaultValue={filters.province ?? ''}
          options={toOptions(
            provincesOfSector(provinces, filters.sector),
            filters.province,
            t('branch.finder.allProvinces'),
          )}
        />
        <div className="branch-finder__submit">
          <Button type="submit">{t('branch.finder.submit')}</Button>
        </div>
        {children}
      </form>
    </search>
  )
}

/** A choice whose name did not come stays in the form, by its number. */
function toOptions(records: readonly (Sector | Province)[], chosen: number | null, all: string) {
  const isUnnamed = chosen !== null && records.every(({ id }) => id !== chosen)
  return [
    { value: '', label: all },
    ...(isUnnamed ? [{ value: String(chosen), label: `#${chosen}` }] : []),
    ...records.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}
