import { pagePlace } from '../../request/page-place.ts'
import { publicPage } from '../../request/public-page.ts'
import type { Route } from './+types/privacy-policy.page.ts'
import { loadPolicy } from './load-policy.ts'
import { PolicyPage } from './policy-page.tsx'

export const handle = { ...publicPage(), ...pagePlace({ above: [] }) }

export function loader(args: Route.LoaderArgs) {
  return loadPolicy('privacy', args)
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <PolicyPage policy={loaderData} />
}
