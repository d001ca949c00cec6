import type { Province, Sector } from '@washhouse/contract/branch/branch.contract'
import { useEffect, useEffectEvent, useRef, type ChangeEvent, type SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { needsOwnDocument } from '../../core/request/measured-document.ts'
import {
  isFiltered,
  parseBranchFilters,
  printBranchFilters,
  settleFilters,
  type BranchFilters,
} from './branch-filters.ts'

const typingPauseMilliseconds = 400

interface FinderLists {
  sectors: readonly Sector[]
  provinces: readonly Province[]
}

/**
 * Applies choices at once, and text after a pause in typing. The URL is the only state, so back and forward update the
 * fields. A finished navigation that this form started does not: text typed meanwhile stays.
 */
export function useFinder(filters: BranchFilters, { sectors, provinces }: FinderLists) {
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const appliedSearch = useRef(toSearch(filters))
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => () => clearTimeout(pause.current), [])

  useEffect(() => {
    const search = toSearch(filters)
    if (search === appliedSearch.current) return
    clearTimeout(pause.current)
    appliedSearch.current = search
    writeForm(form.current, filters)
  }, [filters])

  /** Navigates to the list with the form's filters. False if none is set. */
  function apply({ isTyping }: { isTyping: boolean }): boolean {
    clearTimeout(pause.current)
    if (!form.current) return false
    const asked = settleFilters(readForm(form.current), sectors, provinces)
    const search = toSearch(asked)
    if (search === appliedSearch.current) return isFiltered(asked)
    // Loading a new document would lose what is being typed. So it happens only on submit.
    if (isTyping && needsOwnDocument({ pathname, search })) return isFiltered(asked)
    const isSameSearch = isTyping && filters.search !== '' && asked.search !== ''
    appliedSearch.current = search
    void navigate(pathname + search, { preventScrollReset: true, replace: isSameSearch })
    return isFiltered(asked)
  }

  // Applies what the visitor entered before hydration.
  const catchUp = useEffectEvent(() => {
    apply({ isTyping: true })
  })
  useEffect(() => catchUp(), [])

  return {
    form,
    onChange(event: ChangeEvent<HTMLFormElement>) {
      const target: EventTarget = event.target
      if (target instanceof HTMLSelectElement || isCheckbox(target)) {
        apply({ isTyping: false })
        return
      }
      clearTimeout(pause.current)
      pause.current = setTimeout(() => apply({ isTyping: true }), typingPauseMilliseconds)
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>): boolean {
      event.preventDefault()
      return apply({ isTyping: false })
    },
  }
}

/** The filters without the page, which is not part of the form. */
function toSearch(filters: BranchFilters): string {
  return printBranchFilters({ ...filters, page: 1 })
}

function readForm(form: HTMLFormElement): BranchFilters {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') query.append(name, value)
  }
  return parseBranchFilters(query)
}

function isCheckbox(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}

function writeForm(
  form: HTMLFormElement | null,
  { search, sector, province, services }: BranchFilters,
) {
  for (const box of form?.querySelectorAll<HTMLInputElement>('[name="with"]') ?? [])
    box.checked = services.some((service) => service === box.value)
  const values = { search, sector: sector ?? '', province: province ?? '' }
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = String(value)
    }
  }
}
