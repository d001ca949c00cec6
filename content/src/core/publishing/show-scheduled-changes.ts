import type { SanitizedConfig } from 'payload'
import { scheduleFields } from './scheduled-change.ts'

const turns = '/core/publishing/scheduled-changes.admin.tsx'

/** Has the admin say of a published record that begins or ends by itself when it is on the website. Payload adds `_status` while it builds the config. */
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
