import { useLocation } from 'react-router'
import { ButtonAnchor } from '../../ui/button/button.tsx'
import { NoData } from './no-data.tsx'

/** The service does not answer: the page stands, and may be asked for again. */
export function ListMissing({ hint, retry }: { hint: string; retry: string }) {
  const { pathname, search } = useLocation()
  return (
    <NoData hint={hint}>
      <ButtonAnchor variant="secondary" href={pathname + search}>
        {retry}
      </ButtonAnchor>
    </NoData>
  )
}
