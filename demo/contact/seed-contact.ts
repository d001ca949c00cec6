import type { RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'
import { readDrawing } from '../drawings/read-drawing.ts'
import { globalSeed, plainGlobalSeed } from '../seed/global-seed.ts'
import { published } from '../seed/published.ts'
import type { Seed, Seeding } from '../seed/seeding.ts'
import { isStored, storedIdOf } from '../seed/stored-id.ts'
import { contactPageDemo } from './contact-page.demo.ts'
import { leadSettingsDemo } from './lead-settings.demo.ts'
import { type LeadDemo, leads } from './lead.demo.ts'

const hourMs = 3_600_000

export const leadSettingsSeed = plainGlobalSeed('lead-settings', leadSettingsDemo)

export const contactPageSeed = globalSeed('contact-page', (language) => ({
  mapLink: contactPageDemo.mapLink,
  title: contactPageDemo.title[language],
  description: contactPageDemo.description[language],
  officeAddress: contactPageDemo.officeAddress[language],
  officeHours: contactPageDemo.officeHours[language],
  ...published,
}))

/** Creates the missing leads. They are marked as examples, so that nobody gets an email. */
export const leadSeed: Seed = {
  count: leads.length,
  async run(seeding) {
    const { payload } = seeding
    for (const lead of leads) {
      const id = storedIdOf(`lead ${lead.key}`)
      if (!(await isStored(payload, 'leads', id)))
        await payload.create({ collection: 'leads', data: await leadData(seeding, id, lead) })
      seeding.step(lead.key)
    }
  },
}

async function leadData(
  seeding: Seeding,
  id: string,
  { key: _, hoursAgo, province, branch, photo, note, ...sent }: LeadDemo,
): Promise<RequiredDataFromCollectionSlug<'leads'>> {
  const camePast = Date.now() - hoursAgo * hourMs
  const createdAt = new Date(camePast).toISOString()
  const answeredAt = new Date(camePast + hourMs).toISOString()
  return {
    ...sent,
    id,
    source: 'demo',
    createdAt,
    consentAt: sent.kind === 'problem' ? null : createdAt,
    firstAnsweredAt: sent.status === 'new' ? null : answeredAt,
    province: province === undefined ? null : seeding.recordId('provinces', province),
    branch: branch === undefined ? null : seeding.recordId('branches', branch),
    photo: photo === undefined ? null : await storePhoto(seeding, photo),
    notes: note ? [{ text: note, at: answeredAt }] : [],
  }
}

/** A drawing replaces the photo of a customer's phone. */
async function storePhoto({ payload }: Seeding, name: string): Promise<string> {
  const id = storedIdOf(`lead photo ${name}`)
  if (await isStored(payload, 'lead-photos', id)) return id
  const data = await sharp(await readDrawing(name))
    .resize(1280)
    .jpeg()
    .toBuffer()
  await payload.create({
    collection: 'lead-photos',
    data: { id },
    file: { data, mimetype: 'image/jpeg', name: `${id}.jpg`, size: data.length },
    // An interrupted run may have left the file without its record.
    overwriteExistingFiles: true,
  })
  return id
}
