import { policyKinds } from '@washhouse/contract/policy/policy.contract'
import type { BasePayload } from 'payload'
import { firstTexts } from '../first-texts/first-texts.ts'
import { policyLabels, policySlugs } from '../../features/policy/policy.globals.ts'
import { label, type Label } from '../../platform/languages/labels.ts'

/** Something that a new website needs. `path` in the admin. */
export interface FirstStep {
  name: Label
  path: string
  isDone: boolean
  /** The website is complete without it. */
  isOptional?: true
}

/** What a new website needs, in the order of the work. Empty as soon as everything that is required is done. */
export async function listFirstSteps(payload: BasePayload): Promise<FirstStep[]> {
  const settings = await payload.findGlobal({ slug: 'settings', locale: 'th', depth: 0 })
  const steps: FirstStep[] = [
    {
      name: label('ชื่อแบรนด์', 'Brand name'),
      path: '/globals/settings',
      isDone:
        Boolean(settings.brandName) &&
        settings.brandName !== firstTexts.settings?.['brandName']?.th,
    },
    {
      name: label('ช่องทางติดต่อ: โทรศัพท์ ไลน์ หรืออีเมล', 'Contacts: phone, LINE or email'),
      path: '/globals/settings',
      isDone: Boolean(settings.phone || settings.lineId || settings.email),
    },
    {
      name: label('โลโก้ (เว้นไว้จะใช้รูปถังซัก)', 'Logo (without one, a drum is shown)'),
      path: '/globals/settings',
      isDone: Boolean(settings.logo),
      isOptional: true,
    },
  ]
  for (const kind of policyKinds) {
    const slug = policySlugs[kind]
    const { _status: status, bodyHtml } = await payload.findGlobal({ slug, locale: 'th', depth: 0 })
    const isDone = status === 'published' && Boolean(bodyHtml)
    steps.push({ name: policyLabels[kind], path: `/globals/${slug}`, isDone })
  }
  const where = { _status: { equals: 'published' } }
  const { totalDocs } = await payload.count({ collection: 'branches', where })
  steps.push({
    name: label(
      'สาขาแรก (หลายสาขานำเข้าจากตารางได้)',
      'First branch (many can be imported from a table)',
    ),
    path: '/collections/branches/create',
    isDone: totalDocs > 0,
  })
  return steps.every(({ isDone, isOptional }) => isDone || isOptional) ? [] : steps
}
