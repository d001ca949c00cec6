import { data } from 'react-router'

export function loader() {
  throw data(null, { status: 404 })
}

/** Never rendered: the loader hands every unknown address to the root's error page. */
export default function NotFoundPage() {
  return null
}
