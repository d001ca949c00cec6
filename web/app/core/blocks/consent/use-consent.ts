import { useRouteLoaderData } from 'react-router'
import type { ConsentData } from './consent-data.ts'

/** The visitor's choice and the texts, from the root's loader; undefined only if that failed. */
export function useConsent(): ConsentData | undefined {
  return useRouteLoaderData<{ consent: ConsentData }>('root')?.consent
}
