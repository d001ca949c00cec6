import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBoardBench } from '../../../testing/board-bench.ts'
import { openPictureBench } from '../../../testing/board-pictures.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { deleteDue } from '../../../testing/delete-due.ts'
import { createLead } from '../../../testing/lead-records.ts'
import { formOf, photoFile, post } from '../../../testing/lead-posts.ts'
import { createLibraryFile } from '../../../testing/library-records.ts'
import { registerMember } from '../../../testing/member-requests.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { staffData } from '../../../testing/record-data.ts'
import { signInAs, startStaffService } from '../../../testing/staff-service.ts'
import { removeMember } from '../../features/account/removal/remove-member.ts'
import { storePhoto } from '../../features/contact/photo/lead-photo.files.ts'
import { sweepPhotos } from '../../features/contact/retention/delete-old-leads.ts'
import { eraseLeads } from '../../features/contact/problem/leads-of-member.ts'
import { sweepPictures as sweepBoardPictures } from '../../features/webboard/pictures/sweep-pictures.ts'
import { writeWhole } from '../../platform/database/tables.ts'
import { env } from '../../platform/env.ts'
import { files } from '../../platform/files/files.ts'
import { log } from '../../platform/log.ts'
import { noteErasedFiles } from '../erasures/erasures.rows.ts'
import { daysAgo } from '../work/daily-work.ts'
import { sweepLibrary } from './library/library-previews.ts'
import { sweepPictures } from './member-pictures/member-picture.files.ts'
import { moveToOrphans } from './orphaned-files.ts'
import { sweepMedia } from './stored-files.ts'

let service: ContractService
beforeAll(async () => {
  service = await startContractService()
})
afterAll(() => service.stop())
beforeEach(() => rm(env.straysDir, { recursive: true, force: true }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const sweeps = [
  ['media', env.mediaDir, () => sweepMedia(service.payload)],
  ['library', env.libraryDir, () => sweepLibrary(service.payload)],
  ['member-pictures', env.memberPictureDir, () => sweepPictures(service.payload)],
  ['board-pictures', env.boardPictureDir, () => sweepBoardPictures(service.payload)],
  ['lead-photos', env.leadPhotoDir, () => sweepPhotos(service.payload)],
] as const

async function leave(path: string, text = 'x'): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  await utimes(path, daysAgo(10), daysAgo(10))
  return path
}

/** The content of `strays/`, without the batch folders. */
async function strays(): Promise<string[]> {
  const entries = await readdir(env.straysDir, { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

function watchLog(): () => unknown[] {
  const spies = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
  return () => spies.flatMap((spy): unknown[] => spy.mock.calls)
}

const stray = (path: string) => ({ name: basename(path), bytes: 1, modified: daysAgo(10) })

describe('A file that no record names', () => {
  it.each(sweeps)(
    'moves from %s to the strays, and the log has a figure',
    async (name, folder, sweep) => {
      const warn = vi.spyOn(log, 'warn')
      const path = await leave(join(folder, 'somsri.jpg'), 'of an unknown record')
      await sweep()
      expect(existsSync(path)).toBe(false)
      const [batch = ''] = await readdir(env.straysDir)
      expect(batch).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d-${name}-`))
      const moved = await readFile(join(env.straysDir, batch, 'somsri.jpg'), 'utf8')
      expect(moved).toBe('of an unknown record')
      const line = { folder: name, moved: 1, left: 0, deleted: 0 }
      expect(warn.mock.calls).toEqual([[line, 'files without a record']])
    },
  )

  it('moves when an older version did not finish its deletion', async () => {
    const path = await leave(join(env.mediaDir, '.leaving', 'shop.jpg'))
    await sweepMedia(service.payload)
    expect([existsSync(path), await strays()]).toEqual([false, ['shop.jpg']])
  })

  it('is kept once by two sweeps at once, and beside one of its name', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `${index}.jpg`)
    for (const name of names) await leave(join(env.memberPictureDir, name))
    await Promise.all([sweepPictures(service.payload), sweepPictures(service.payload)])
    expect((await strays()).toSorted()).toEqual(names.toSorted())
    await leave(join(env.memberPictureDir, '1.jpg'), 'another')
    await sweepPictures(service.payload)
    expect((await strays()).filter((name) => name === '1.jpg')).toHaveLength(2)
    expect(await readdir(env.memberPictureDir)).toEqual([])
  })

  it.each(sweeps)('stays in %s while there is no folder to move it to', async (...swept) => {
    const [name, folder, sweep] = swept
    const paths = [await leave(join(folder, 'one.jpg')), await leave(join(folder, 'two.jpg'))]
    await writeFile(env.straysDir, 'a file where the folder should be')
    const lines = watchLog()
    await sweep()
    expect(paths.map((path) => existsSync(path))).toEqual([true, true])
    const line = { err: expect.any(Error), folder: name, moved: 0, left: 2, deleted: 0 }
    expect(lines()).toEqual([[line, 'files without a record could not be moved to strays']])
    for (const path of [...paths, env.straysDir]) await rm(path)
  })

  it('stays where it is if the disk refuses it, and others go on', async () => {
    const path = await leave(join(env.libraryDir, 'stays.pdf'))
    const goes = stray(await leave(join(env.libraryDir, 'goes.pdf')))
    vi.spyOn(files.library, 'move').mockRejectedValueOnce(new Error('EIO'))
    const result = await moveToOrphans(files.library, [stray(path), goes])
    expect(result).toEqual({ moved: 1, left: 1, failure: expect.any(Error) })
    expect([existsSync(path), await strays()]).toEqual([true, ['goes.pdf']])
    await rm(path)
  })

  it('is passed over when it is gone meanwhile', async () => {
    const gone = stray(join(env.libraryDir, 'gone.pdf'))
    expect(await moveToOrphans(files.library, [gone])).toEqual({ moved: 0, left: 0 })
    expect(await readdir(env.straysDir)).toEqual([])
  })
})

it('What is left of an upload is deleted at once', async () => {
  const path = await leave(join(env.uploadDir, 'tmp-1-2'))
  await sweepLibrary(service.payload)
  expect([existsSync(path), await strays()]).toEqual([false, []])
})

describe('A file that an erasure has noted is deleted, where a crash left it behind:', () => {
  const erasing: [string, () => Promise<string>, (typeof sweeps)[number][2]][] = [
    [
      'the picture of a member',
      async () => {
        const { id, token } = await registerMember(service.payload, 'erased-avatar')
        const form = formOf({}, { picture: await photoFile(90, 90) })
        const bearer = { authorization: `Bearer ${token}` }
        expect((await post(`${service.url}/users/me/avatar`, form, bearer)).status).toBe(200)
        const [name = ''] = await readdir(env.memberPictureDir)
        await removeMember(service.payload, id)
        return join(env.memberPictureDir, name)
      },
      sweeps[2][2],
    ],
    [
      'a picture of the web board',
      async () => {
        const member = await (await openBoardBench(service)).newcomer('erased-board')
        const bench = openPictureBench(service)
        const picture = await bench.keep(member)
        await removeMember(service.payload, member.id)
        return bench.fileOf(picture)
      },
      sweeps[3][2],
    ],
    [
      'the photo of a lead',
      async () => {
        const photo = { data: Buffer.from('x'), width: 1, height: 1 }
        const id = await storePhoto(service.payload, photo)
        const lead = await createLead(service.payload, { kind: 'problem', photo: id })
        await (
          await writeWhole(service.payload, () => eraseLeads(service.payload, [lead.id]))
        )?.()
        return join(env.leadPhotoDir, `${id}.jpg`)
      },
      sweeps[4][2],
    ],
    [
      'the photo of a lead that has had its days',
      async () => {
        const photo = { data: Buffer.from('x'), width: 1, height: 1 }
        const id = await storePhoto(service.payload, photo)
        await createLead(service.payload, { kind: 'problem', status: 'closed', photo: id })
        await deleteDue(service.payload, 'problem-photos', new Date(Date.now() + 91 * 86_400_000))
        return join(env.leadPhotoDir, `${id}.jpg`)
      },
      sweeps[4][2],
    ],
  ]
  it('and no upload of its name, which comes at the same time', async () => {
    const { payload } = service
    const path = await leave(join(env.libraryDir, 'menu.pdf'), 'erased')
    await noteErasedFiles(payload, 'library', ['menu.pdf'])
    const data = Buffer.from('%PDF-1.7\nรายการใหม่')
    const upload = createLibraryFile(payload, { name: 'menu.pdf', data })
    const [id] = await Promise.all([upload, sweepLibrary(payload)])
    const { filename } = await payload.findByID({ collection: 'library-files', id })
    expect(await readFile(join(env.libraryDir, String(filename)))).toEqual(data)
    expect([existsSync(path), await strays()]).toEqual([false, []])
  })

  it.each(erasing)('%s', async (_, erase, sweep) => {
    const path = await erase()
    expect(existsSync(path)).toBe(false)
    await leave(path)
    await sweep()
    expect([existsSync(path), await strays()]).toEqual([false, []])
  })
})

describe('The strays', () => {
  const moveOn = async (day: string, ...names: string[]) => {
    vi.setSystemTime(new Date(`${day}T12:00:00Z`))
    const found = []
    for (const name of names) found.push(stray(await leave(join(env.libraryDir, name))))
    return await moveToOrphans(files.library, found, 3)
  }

  it('stay for their days when they fill the folder, and what does not fit stays where it is', async () => {
    expect(await moveOn('2026-10-01', 'a', 'b')).toEqual({ moved: 2, left: 0 })
    expect(await moveOn('2026-10-02', 'c', 'd')).toEqual({ moved: 1, left: 1 })
    expect(await moveOn('2026-10-10', 'd')).toEqual({ moved: 0, left: 1 })
    expect((await strays()).toSorted()).toEqual(['a', 'b', 'c'])
    expect(await readdir(env.libraryDir)).toContain('d')
    await deleteDue(service.payload, 'strays', new Date('2026-10-16T00:00:00Z'))
    expect(await moveOn('2026-10-16', 'd')).toEqual({ moved: 1, left: 0 })
    expect((await strays()).toSorted()).toEqual(['c', 'd'])
  })

  it('leave out what others put beside them', async () => {
    const own = join(env.dataDir, 'own')
    await leave(join(own, 'kept.txt'))
    await leave(join(env.straysDir, '2020-01-02-notes.txt'))
    await leave(join(env.straysDir, '2020-99-99-no-day', 'kept.txt'))
    await symlink(own, join(env.straysDir, '2020-01-01-linked'))
    await leave(join(env.straysDir, '2020-01-03-library-x', 'folder', 'goes.txt'))
    await deleteDue(service.payload, 'strays', new Date('2026-11-01T00:00:00Z'))
    expect(await moveOn('2026-11-01', 'a')).toEqual({ moved: 1, left: 0 })
    const left = (await readdir(env.straysDir)).toSorted()
    expect(left.slice(0, -1)).toEqual([
      '2020-01-01-linked',
      '2020-01-02-notes.txt',
      '2020-99-99-no-day',
    ])
    expect(left.at(-1)).toMatch(/^2026-11-01-library-/)
    expect(existsSync(join(own, 'kept.txt'))).toBe(true)
  })

  it('go 14 days after the day on which they were found, and are counted', async () => {
    await moveOn('2026-11-01', 'a', 'b')
    await deleteDue(service.payload, 'strays', new Date('2026-11-15T23:59:00Z'))
    expect(await strays()).toHaveLength(2)
    await deleteDue(service.payload, 'strays', new Date('2026-11-16T00:00:00Z'))
    expect(await readdir(env.straysDir)).toEqual([])
    const where = { key: { equals: '2026-11-16 strays' } }
    const { docs } = await service.payload.find({ collection: 'retention-runs', where })
    expect(docs).toMatchObject([{ removed: 2 }])
  })

  it('are given to nobody, by no spelling of their path', async () => {
    await leave(join(env.libraryDir, 'secret.pdf'), 'nobody reads this')
    await sweepLibrary(service.payload)
    const [batch = ''] = await readdir(env.straysDir)
    const inside = `strays/${batch}/secret.pdf`
    const staff = await startStaffService(service.payload)
    await service.payload.create({ collection: 'staff', data: staffData('boss', 'administrator') })
    const headers = { authorization: `JWT ${await signInAs(service.payload, 'boss@example.com')}` }
    const ways = [
      `../${inside}`,
      `..%2F${inside.replaceAll('/', '%2F')}`,
      `%2e%2e/${inside}`,
      inside,
    ]
    for (const way of ways) {
      for (const path of [`/${way}`, `/assets/${way}`]) {
        const answer = await sendRaw(service.url, path)
        expect(answer.text, path).not.toContain('nobody reads this')
        expect(answer.status, path).toBeGreaterThanOrEqual(400)
      }
      for (const folder of ['media', 'library-files', 'lead-photos', 'member-pictures']) {
        const path = `/cms-api/${folder}/file/${way}`
        const answer = await sendRaw(staff.url, path, { headers })
        expect(answer.text, path).not.toContain('nobody reads this')
        expect(answer.status, path).toBeGreaterThanOrEqual(400)
      }
    }
    staff.stop()
  })
})
