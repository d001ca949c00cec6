import type {
  BasePayload,
  CollectionSlug,
  DefaultServerCellComponentProps,
  UIFieldServerProps,
} from 'payload'

interface Subject {
  subjectKind?: unknown
  subjectId?: unknown
}

/** In the list of the outbox: the record that a job is about, and the way to it. */
export function SubjectCell({ rowData, payload }: DefaultServerCellComponentProps) {
  return <SubjectLink payload={payload} subject={rowData} />
}

/** The same in the job's own page. */
export function SubjectField({ data, payload }: UIFieldServerProps) {
  return (
    <p>
      <SubjectLink payload={payload} subject={data} />
    </p>
  )
}

async function SubjectLink({ payload, subject }: { payload: BasePayload; subject: Subject }) {
  const { subjectId } = subject
  const slug = Object.values(payload.collections).find(
    ({ config }) => config.slug === subject.subjectKind,
  )?.config.slug
  if (!slug || typeof subjectId !== 'string') return <span>–</span>
  const name = await readTitle(payload, slug, subjectId)
  if (name === undefined) return <span>–</span>
  const { admin } = payload.config.routes
  return <a href={`${admin}/collections/${slug}/${subjectId}`}>{name || subjectId}</a>
}

/** What the record is called in its own list; undefined when it is gone. */
async function readTitle(
  payload: BasePayload,
  collection: CollectionSlug,
  id: string,
): Promise<string | undefined> {
  const record = await payload.findByID({ collection, id, depth: 0, disableErrors: true })
  if (!record) return undefined
  const { useAsTitle } = payload.collections[collection].config.admin
  const title: unknown = Object.entries(record).find(([name]) => name === useAsTitle)?.[1]
  return typeof title === 'string' ? title : ''
}
