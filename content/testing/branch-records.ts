import type { BasePayload } from 'payload'

/** Two sectors, two provinces and the requested number of branches, all in the first province. */
export async function fillBranches(payload: BasePayload, count = 5) {
  const north = await payload.create({
    collection: 'sectors',
    locale: 'th',
    data: { name: 'ภาคเหนือ' },
  })
  await payload.update({
    collection: 'sectors',
    id: north.id,
    locale: 'en',
    data: { name: 'Northern' },
  })
  const south = await payload.create({
    collection: 'sectors',
    locale: 'th',
    data: { name: 'ภาคใต้' },
  })
  const chiangMai = await createProvince(payload, north.id, 'เชียงใหม่', 'Chiang Mai', 'TH-50')
  const phuket = await createProvince(payload, south.id, 'ภูเก็ต', 'Phuket', 'TH-83')
  const branches = []
  for (let index = 1; index <= count; index += 1) {
    branches.push(await createBranch(payload, chiangMai.id, index))
  }
  return { north, south, chiangMai, phuket, branches }
}

async function createProvince(
  payload: BasePayload,
  sector: number,
  thai: string,
  english: string,
  code: string,
) {
  const province = await payload.create({
    collection: 'provinces',
    locale: 'th',
    data: { name: thai, sector, code },
  })
  await payload.update({
    collection: 'provinces',
    id: province.id,
    locale: 'en',
    data: { name: english },
  })
  return province
}

/** A published branch, open all day, with a Thai name; every second one also has an English name. */
export async function createBranch(payload: BasePayload, province: number, index: number) {
  const branch = await payload.create({
    collection: 'branches',
    locale: 'th',
    data: {
      slug: `branch-${String(index).padStart(3, '0')}`,
      name: `เชียงใหม่ สาขา ${index}`,
      landmark: 'ข้างตลาดธานินทร์',
      province,
      latitude: 18.8,
      longitude: 98.97,
      phone: '+6653000000',
      services: ['wash', 'dry'],
      payments: ['coin', 'promptpay'],
      hours: { isOpenAllDay: true },
      _status: 'published',
    },
  })
  if (index % 2 === 0) {
    await payload.update({
      collection: 'branches',
      id: branch.id,
      locale: 'en',
      data: { name: `Chiang Mai branch ${index}`, _status: 'published' },
    })
  }
  return branch
}
