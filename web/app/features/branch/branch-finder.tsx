import type { Sector } from '@washhouse/contract/branch/branch.contract'
import type { ChangeEvent, SubmitEvent } from 'react'
import { searchField } from '../../core/blocks/branch-search/search-field.ts'
import {
  labelProvince,
  type ProvinceChoice,
} from '../../core/blocks/province-choice/province-choice.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Button } from '../../core/ui/button/button.tsx'
import { Disclosure } from '../../core/ui/disclosure/disclosure.tsx'
import { ChoiceGroup } from '../../core/ui/field/choice-field.tsx'
import { SelectField, TextField } from '../../core/ui/field/field.tsx'
import { askedText } from './asked-text.ts'
import { filterServices, provincesOfSector, type BranchFilters } from './branch-filters.ts'
import './branch-finder.css'
import type { BranchMessageId } from './card/branch.messages.ts'
import { FinderFold, useFinderFold } from './finder-fold.tsx'
import { NearMe } from './near-me.tsx'
import { useFinder } from './use-finder.ts'
import type { NearMeControls } from './use-near-me.ts'

interface BranchFinderProps {
  filters: BranchFilters
  sectors: readonly Sector[]
  provinces: readonly ProvinceChoice[]
  near: NearMeControls
}

/** Near me, or search, sector and province as a GET form. With JavaScript it acts without the button. */
export function BranchFinder({ filters, sectors, provinces, near }: BranchFinderProps) {
  const t = useText<BranchMessageId>()
  const language = useLanguage()
  const finder = useFinder(filters, { sectors, provinces })
  const asked = askedText(filters, { sectors, provinces }, near.state.kind === 'on', t)
  const fold = useFinderFold(asked, near.state.kind)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    forgetProblem()
    if (finder.onSubmit(event)) fold.close()
  }

  function change(event: ChangeEvent<HTMLFormElement>) {
    forgetProblem()
    finder.onChange(event)
    const target: EventTarget = event.target
    // After a sector, the visitor still chooses a province.
    if (target instanceof HTMLSelectElement && target.name === 'province' && target.value !== '') {
      fold.closeAfterChoice()
    }
  }

  /** Any other choice hides the location error. */
  function forgetProblem() {
    if (near.state.kind === 'failed') near.stop()
  }

  return (
    <search className="branch-finder on-foam" aria-label={t('branch.finder.label')}>
      <NearMe near={near} isQuiet={asked !== ''} />
      <FinderFold fold={fold}>
        <form
          className="branch-finder__form"
          method="get"
          action={localePath(language, '/branch')}
          ref={finder.form}
          onChange={change}
          onSubmit={submit}
        >
          <div className="branch-finder__search">
            <TextField
              {...searchField}
              label={t('branch.finder.search')}
              placeholder={t('branch.finder.example')}
              defaultValue={filters.search}
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
              provincesOfSector(provinces, filters.sector).map((province) => ({
                id: province.id,
                name: labelProvince(province),
              })),
              filters.province,
              t('branch.finder.allProvinces'),
            )}
          />
          <div className="branch-finder__services">
            <Disclosure summary={t('branch.finder.services')}>
              <ChoiceGroup
                kind="several"
                legend={t('branch.finder.services.hint')}
                name="with"
                options={filterServices.map((service) => ({
                  value: service,
                  label: t(`branch.service.${service}`),
                }))}
                chosen={filters.services}
              />
            </Disclosure>
          </div>
          {filters.isOpen && <input type="hidden" name="open" value="now" />}
          <div className="branch-finder__submit">
            <Button variant="secondary" type="submit">
              {t('branch.finder.submit')}
            </Button>
          </div>
        </form>
      </FinderFold>
    </search>
  )
}

/** If the name could not be loaded, the option shows the id. */
function toOptions(
  records: readonly { id: number; name: string }[],
  chosen: number | null,
  all: string,
) {
  const isUnnamed = chosen !== null && records.every(({ id }) => id !== chosen)
  return [
    { value: '', label: all },
    ...(isUnnamed ? [{ value: String(chosen), label: `#${chosen}` }] : []),
    ...records.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}
