import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLineStandIn } from '../../tooling/testing/line-stand-in.ts'
import { hashOfErased } from '../src/core/erasures/erasures.rows.ts'
import { openPayload } from '../src/composition/open-payload.ts'
import { env } from '../src/platform/env.ts'
import { fillBranches } from '../testing/branch-records.ts'
import { sendCall } from '../testing/member-requests.ts'
import { createMovedClock } from '../testing/moved-clock.ts'
import { staffData } from '../testing/record-data.ts'
import { runTool } from '../testing/run-tool.ts'
import { bounceSecret } from '../testing/send-mail-events.ts'
import { startServiceProcess, type ServiceProcess } from '../testing/service-process.ts'
import { tokenIn } from '../testing/staff-cookie.ts'
import { startStandInSmtp } from '../testing/stand-in-smtp.ts'
import { testPassword } from '../testing/test-password.ts'
import { liveAsWira, tracesOfWira } from './traced-member.fixtures.ts'

interface Place {
  /** Closes this process's access to the database, so that it can be restored. */
  leave: (payload: BasePayload) => Promise<void>
}

const steps = [25, 50, 75, 92]

/** A member leaves traces everywhere, then asks for a copy and for erasure. Afterwards no trace is found. */
export function describeErasedMember({ leave }: Place): void {
  describe('A member who asks for a copy and then for erasure', () => {
    const clock = createMovedClock()
    let payload: BasePayload
    let mail: Awaited<ReturnType<typeof startStandInSmtp>>
    let line: Awaited<ReturnType<typeof startLineStandIn>>
    let service: ServiceProcess
    let scratch: string
    let log: string
    let branch: number
    let member: Awaited<ReturnType<typeof liveAsWira>>
    let staff: string
    const backups: string[] = []

    beforeAll(async () => {
      scratch = await mkdtemp(join(tmpdir(), 'washhouse-traces-'))
      log = join(scratch, 'service.log')
      mail = await startStandInSmtp()
      line = await startLineStandIn()
      payload = await openPayload()
      await payload.create({ collection: 'staff', data: staffData('boss', 'administrator') })
      branch = (await fillBranches(payload, 1)).branches[0]?.id ?? 0
      const problemRecipients = ['desk@fongsai.example']
      await payload.updateGlobal({ slug: 'lead-settings', data: { problemRecipients } })
      service = await start()
      staff = await signIn()
      member = await liveAsWira({ payload, url: service.url, branch, mail, line, cms })
    }, 300_000)
    afterAll(async () => {
      await service?.kill()
      line?.stop()
      await mail?.halt()
    })

    function start(): Promise<ServiceProcess> {
      return startServiceProcess({
        LOG_LEVEL: 'trace',
        SMTP_URL: mail.url,
        MAIL_FROM: 'ฟองใส <hello@fongsai.example>',
        MAIL_PER_MINUTE: '0',
        MAIL_EVENTS_SECRET: bounceSecret,
        ...line.environment,
        ...clock.environment,
      })
    }

    async function stop(): Promise<void> {
      await service.stop()
      await writeFile(log, service.output(), { flag: 'a' })
    }

    async function cms(path: string, method = 'GET', body?: object) {
      const response = await fetch(`${service.url}/cms-api${path}`, {
        method,
        headers: { authorization: `JWT ${staff}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, text: await response.text() }
    }

    async function signIn(): Promise<string> {
      const account = { email: 'boss@example.com', password: testPassword }
      const response = await fetch(`${service.url}/cms-api/staff/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      })
      return tokenIn(response.headers.get('set-cookie'))
    }

    /** The places that contain traces, except in the named backups. */
    async function places(without: readonly string[] = []): Promise<string[]> {
      await writeFile(join(scratch, 'now.log'), service.output())
      const { code, printed } = await runTool('traces', [scratch], tracesOfWira)
      expect(printed).toContain('Searched')
      expect(printed).not.toContain('Unopened')
      const found = printed.split('\n').filter((each) => each.startsWith('Found'))
      expect(code).toBe(found.length === 0 ? 0 : 1)
      const isElsewhere = (each: string) => !without.some((name) => each.includes(name))
      return found.filter(isElsewhere).map((each) => each.slice('Found     '.length))
    }

    async function backUp(): Promise<string> {
      const { code, printed } = await runTool('backup')
      expect(code, printed).toBe(0)
      const names = (await readdir(join(env.dataDir, 'backups'))).filter((name) => /^\d/.test(name))
      return names.toSorted().at(-1) ?? ''
    }

    /** Waits until all emails are sent. */
    async function settle(): Promise<void> {
      // This one waits: administrators are notified of requests once an hour.
      const where = {
        status: { in: ['waiting', 'sending'] },
        purpose: { not_equals: 'data-arrived' },
      }
      await expect
        .poll(async () => (await payload.find({ collection: 'outbox', where })).docs, {
          timeout: 60_000,
        })
        .toEqual([])
    }

    it('is found in every place with personal data, and in the copy', async () => {
      await settle()
      const found = (await places()).join('\n')
      for (const table of [
        'members',
        'leads',
        'leads_notes',
        'data_requests',
        'board_authors',
        'board_posts',
        'member_identities',
        'mail_bounces',
        'member_history',
        'mail_links',
      ])
        expect(found, table).toContain(`table ${table}, `)
      expect(found).not.toContain('.log: ')
      const copy = await fetch(`${service.url}/api/export/archive`, {
        headers: { authorization: `Bearer ${member.access}` },
      })
      expect(copy.headers.get('content-type')).toBe('application/zip')
      const path = join(scratch, 'copy.zip')
      await writeFile(path, await copy.bytes())
      const { printed } = await runTool('traces', [path], tracesOfWira)
      for (const label of ['name (line 1)', 'e-mail (line 3)', 'phone (line 4)'])
        expect(printed).toMatch(
          new RegExp(`copy.zip, data.json: .*${label.replaceAll(/[()]/g, '.')}`),
        )
      await writeFile(path, '')
    }, 300_000)

    it('is in the backups of that time, and after the erasure nowhere else', async () => {
      backups.push(await backUp(), await backUp())
      const asked = { kind: 'erasure', message: `ลบข้อมูลของ ${tracesOfWira.slice(0, 9)}` }
      await member.send('POST', '/api/data_requests', asked, member.access)
      expect((await cms(`/members/${member.id}/erase`, 'POST', {})).status).toBe(200)
      await settle()
      expect(line.state.left).toHaveLength(1)
      const [first = '', second = ''] = backups
      const inBackups = await places()
      for (const name of backups)
        expect(inBackups.join('\n'), name).toMatch(new RegExp(`backups/${name}/database`))
      expect(await places([first, second])).toEqual([])
      for (const folder of [env.memberPictureDir, env.boardPictureDir, env.leadPhotoDir])
        expect(await readdir(folder), folder).toEqual([])
    }, 300_000)

    it('leaves the hash of the ledger, the replies of others, and the log apart', async () => {
      const { docs } = JSON.parse((await cms('/erasures?limit=100')).text)
      const hashes = docs.map(({ hash }: { hash: string }) => hash)
      expect(hashes).toContain(hashOfErased('members', member.id))
      const piti = await payload.find({ collection: 'members' })
      expect(piti.docs.map(({ email }) => email)).toEqual(['piti@example.com'])
      const replies = await payload.find({ collection: 'board-replies', sort: 'id' })
      expect(replies.docs).toMatchObject([{ memberId: null }, { quote: member.reply }])
      const today = new Date().toISOString().slice(0, 10)
      const traffic = await cms(`/traffic-log?from=${today}&to=${today}&member=${member.id}`)
      expect(traffic.text).toContain('"act":"sign-in"')
    })

    it('comes with a restored backup, and is erased again before anybody is answered', async () => {
      await stop()
      await leave(payload)
      const [first = '', second = ''] = backups
      const { code, printed } = await runTool('restore', [first])
      expect(code, printed).toBe(0)
      expect((await places([first, second])).join('\n')).toContain('table members, ')
      service = await start()
      const { status } = await sendCall(service.url, '/users/me', { token: member.access })
      expect(status).toBe(401)
      expect(await places([first, second])).toEqual([])
    }, 300_000)

    it('is in no backup any more after 90 days, nor in the log apart', async () => {
      for (const days of steps) {
        await stop()
        clock.move(days)
        service = await start()
      }
      // Retention runs in the background after the start.
      const left = async () => [
        ...(await readdir(join(env.dataDir, 'backups'))).filter((name) => backups.includes(name)),
        ...(await readdir(join(env.dataDir, 'traffic'))),
      ]
      await expect.poll(left, { timeout: 30_000 }).toEqual([])
      expect(await places()).toEqual([])
    }, 300_000)
  })
}
