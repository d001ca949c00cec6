import { data } from 'react-router'
import { publicPage } from '../../core/request/public-page.ts'

export const handle = publicPage()

export function loader() {
  throw data(null, { status: 404 })
}

/** Never rendered: the loader sends every unknown address to the root's error page. */
export default function NotFoundPage() {
  return null
}
