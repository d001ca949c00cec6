import type { BasePayload } from 'payload'
import { allowLongQueries } from '../../ground/database/long-queries.ts'
import { isPersonal, judgeValues, openReqs, type PlacedFinding } from './judge-values.ts'
import { repairPlace } from './repair-values.ts'
import type { Place } from './stored-place.ts'

interface Options {
  isRepairing: boolean
  write: (line: string) => void
}

/** Writes a line for each stored value that the rules of today would not store; gives how many of them are left. */
export async function reportValues(
  payload: BasePayload,
  { isRepairing, write }: Options,
): Promise<number> {
  return await allowLongQueries(async () => {
    const reqs = await openReqs(payload)
    let repaired = 0
    let repairable = 0
    let broken = 0
    for await (const report of judgeValues(payload, reqs)) {
      const { place } = report
      const canRepair = report.findings.some(({ outcome }) => 'repaired' in outcome)
      const findings = isRepairing && canRepair ? await repairPlace(reqs, place) : report.findings
      for (const finding of findings) {
        write(lineOf(place, finding, isRepairing))
        if ('fault' in finding.outcome) broken += 1
        else if (isRepairing) repaired += 1
        else repairable += 1
      }
    }
    if (isRepairing) write(`${repaired} repaired, ${broken} left.`)
    else write(`${repairable} can be repaired, ${broken} cannot.`)
    return repairable + broken
  })
}

function lineOf(
  place: Place,
  { isDraft, outcome, path, value }: PlacedFinding,
  isRepairing: boolean,
): string {
  const name = 'global' in place ? place.global : `${place.collection} ${place.id}`
  const at = `${name}${isDraft ? ' (draft)' : ''} · ${path}:`
  if (isPersonal(place)) {
    if ('fault' in outcome) return `${at} ${outcome.fault}`
    return `${at} ${isRepairing ? 'repaired' : 'can be repaired'}`
  }
  const shown = JSON.stringify(value)
  if ('fault' in outcome) return `${at} ${shown} ${outcome.fault}`
  return `${at} ${shown} → ${JSON.stringify(outcome.repaired)}`
}
