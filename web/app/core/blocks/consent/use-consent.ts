import { useRouteLoaderData } from 'react-router'
import type { ConsentData } from './consent-data.ts'

/** What the root's loader knows about the visitor's choice and its words; undefined only when it failed. */
export function useConsent(): ConsentData | undefined {
  return useRouteLoaderData<{ consent: ConsentData }>('root')?.consent
}
