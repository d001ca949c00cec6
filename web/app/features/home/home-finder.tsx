import type { Sector } from '@washhouse/contract/branch/branch.contract'
import { useState } from 'react'
import { Form } from 'react-router'
import { searchField } from '../../core/blocks/branch-search/search-field.ts'
import type { ProvinceChoice } from '../../core/blocks/province-choice/province-choice.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Button } from '../../core/ui/button/button.tsx'
import { SelectField, TextField } from '../../core/ui/field/field.tsx'
import type { HomeMessageId } from './home.messages.ts'
import { groupProvinces } from './province-groups.ts'
import './home-finder.css'

interface HomeFinderProps {
  sectors: readonly Sector[]
  provinces: readonly ProvinceChoice[]
}

/** A GET form that leads to the branch list, with or without scripts. Near-me is in the hero above. */
export function HomeFinder({ sectors, provinces }: HomeFinderProps) {
  const t = useText<HomeMessageId>()
  const language = useLanguage()
  const [sector, setSector] = useState('')
  return (
    <search aria-label={t('home.finder.label')}>
      <Form className="home-finder on-foam" method="get" action={localePath(language, '/branch')}>
        <TextField
          {...searchField}
          label={t('home.finder.search')}
          placeholder={t('home.finder.example')}
        />
        <div className="home-finder__sector">
          <SelectField
            name="sector"
            label={t('home.finder.sector')}
            value={sector}
            onChange={(event) => setSector(event.target.value)}
            options={[
              { value: '', label: t('home.finder.allSectors') },
              ...sectors.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
        <SelectField
          name="province"
          label={t('home.finder.province')}
          options={[
            { value: '', label: t('home.finder.allProvinces') },
            ...groupProvinces(sectors, provinces, sector),
          ]}
        />
        <div className="home-finder__submit">
          <Button variant="secondary" type="submit" icon="search">
            {t('home.finder.submit')}
          </Button>
        </div>
      </Form>
    </search>
  )
}
