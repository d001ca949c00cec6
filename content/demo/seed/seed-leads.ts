import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { type LeadDemo, leads } from '../contact/lead.demo.ts'
import { drawings } from '../drawing/catalogue.ts'
import type { Progress } from './progress.ts'
import { storedIdOf } from './stored-id.ts'

const hourMs = 3_600_000

/** Creates the leads that are missing. They are marked as examples, so that nobody is written to. */
export async function seedLeads(
  payload: BasePayload,
  provinceIds: ReadonlyMap<string, number>,
  progress: Progress,
): Promise<void> {
  for (const lead of leads) {
    const id = storedIdOf(`lead ${lead.key}`)
    const where = { id: { equals: id } }
    const { totalDocs } = await payload.count({ collection: 'leads', where })
    if (totalDocs === 0) await createLead(payload, id, lead, provinceIds)
    progress.step(lead.key)
  }
}

async function createLead(
  payload: BasePayload,
  id: string,
  { key: _, hoursAgo, province, branch, photo, note, ...sent }: LeadDemo,
  provinceIds: ReadonlyMap<string, number>,
): Promise<void> {
  const camePast = Date.now() - hoursAgo * hourMs
  const createdAt = new Date(camePast).toISOString()
  const answeredAt = new Date(camePast + hourMs).toISOString()
  await payload.create({
    collection: 'leads',
    data: {
      ...sent,
      id,
      source: 'demo',
      createdAt,
      consentAt: sent.kind === 'problem' ? null : createdAt,
      firstAnsweredAt: sent.status === 'new' ? null : answeredAt,
      province: province === undefined ? null : (provinceIds.get(province) ?? null),
      branch: branch === undefined ? null : await findBranch(payload, branch),
      photo: photo === undefined ? null : await seedPhoto(payload, photo),
      notes: [
        ...(note ? [{ text: note, at: answeredAt }] : []),
        ...(sent.status === 'new' ? [] : [{ status: sent.status, at: answeredAt }]),
      ],
    },
  })
}

async function findBranch(payload: BasePayload, slug: string): Promise<number> {
  const { docs } = await payload.find({
    collection: 'branches',
    where: { slug: { equals: slug } },
    limit: 1,
  })
  const [branch] = docs
  if (!branch) throw new Error(`There is no branch "${slug}"`)
  return branch.id
}

/** A drawing stands in for what a customer's phone would have taken. */
async function seedPhoto(payload: BasePayload, name: string): Promise<string> {
  const id = storedIdOf(`lead photo ${name}`)
  const where = { id: { equals: id } }
  const { totalDocs } = await payload.count({ collection: 'lead-photos', where })
  if (totalDocs > 0) return id
  const drawing = drawings[name]
  if (!drawing) throw new Error(`There is no drawing "${name}"`)
  const data = await sharp(Buffer.from(drawing.render())).resize(1280).jpeg().toBuffer()
  await payload.create({
    collection: 'lead-photos',
    data: { id },
    file: { data, mimetype: 'image/jpeg', name: `${id}.jpg`, size: data.length },
    // A run that was cut short may have left the file without its record.
    overwriteExistingFiles: true,
  })
  return id
}
