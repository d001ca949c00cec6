import { useRouteLoaderData } from 'react-router'
import { openConsent, type ConsentData, type SentConsent } from './consent-data.ts'

/** What the root's loader knows about the visitor's choice and its words; undefined only when it failed. */
export function useConsent(): ConsentData | undefined {
  const sent = useRouteLoaderData<{ consent: SentConsent }>('root')
  return sent && openConsent(sent.consent)
}
