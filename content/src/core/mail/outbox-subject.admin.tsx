import type { BasePayload, DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'

interface Subject {
  subjectKind?: unknown
  subjectId?: unknown
}

/** In the outbox list: a link to the record that a job is about. */
export function SubjectCell({ rowData, payload }: DefaultServerCellComponentProps) {
  return <SubjectLink payload={payload} subject={rowData} />
}

/** The same on the job's own page. */
export function SubjectField({ data, payload }: UIFieldServerProps) {
  return (
    <p>
      <SubjectLink payload={payload} subject={data} />
    </p>
  )
}

/** Labelled like the record in its own list. */
async function SubjectLink({ payload, subject }: { payload: BasePayload; subject: Subject }) {
  const { subjectKind, subjectId } = subject
  const kind = payload.config.collections.find(({ slug }) => slug === subjectKind)
  if (!kind || typeof subjectId !== 'string') return <span>–</span>
  const asked = { collection: kind.slug, id: subjectId, depth: 0 }
  const record = await payload.findByID({ ...asked, disableErrors: true })
  if (!record) return <span>–</span>
  const [, name] = Object.entries(record).find(([field]) => field === kind.admin.useAsTitle) ?? []
  const path = `${payload.config.routes.admin}/collections/${kind.slug}/${subjectId}`
  return <a href={path}>{typeof name === 'string' && name ? name : subjectId}</a>
}
