import type { SanitizedConfig } from 'payload'
import { scheduleFields } from './scheduled-change.ts'

const turns = '/core/publishing/scheduled-changes.admin.tsx'

/**
 * Displays in the admin when a scheduled record is visible. Needs the sanitized config, to which Payload has added
 * `_status`.
 */
export function showScheduledChanges(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, flattenedFields } of config.collections) {
    const isTurning = flattenedFields.some(({ name }) =>
      scheduleFields.some((each) => each === name),
    )
    const status = flattenedFields.find(({ name }) => name === '_status' || name === 'status')
    if (!isTurning || status?.type !== 'select') continue
    const components = { ...status.admin?.components, Cell: `${turns}#ScheduledChangeCell` }
    status.admin = { ...status.admin, components }
    const edit = admin.components?.edit
    const beforeDocumentControls = [
      ...(edit?.beforeDocumentControls ?? []),
      `${turns}#ScheduledChangeChip`,
    ]
    admin.components = { ...admin.components, edit: { ...edit, beforeDocumentControls } }
  }
  return config
}
