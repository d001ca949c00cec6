import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from './launcher/fingerprint.ts'
import { withLock } from './launcher/file-lock.ts'
import { CONTENT } from './launcher/parts.ts'
import { loadSecrets } from './launcher/secrets.ts'
import { seedPart } from './launcher/seed-part.ts'
import { readSettings } from './launcher/settings.env.ts'

const SOURCES = ['content/src', 'content/migrations', 'contract/src', 'demo', 'serving/src']

/** Fills `dataDir` like a first start: seeded once per state of the sources, then copied. */
export async function copyDemoContent(
  root: string,
  dataDir: string,
  environment: Record<string, string>,
): Promise<void> {
  const templates = join(root, '.cache', 'e2e-template')
  const lock = join(root, '.cache', 'e2e-template.lock')
  await withLock(lock, new AbortController().signal, async () => {
    const name = await fingerprint(root, SOURCES)
    const template = join(templates, name)
    await mkdir(templates, { recursive: true })
    const present = await readdir(templates)
    if (!present.includes(name)) {
      for (const old of present) await rm(join(templates, old), { recursive: true })
      await seedTemplate(root, template, environment)
    }
    await cp(template, dataDir, { recursive: true })
  })
}

async function seedTemplate(
  root: string,
  template: string,
  environment: Record<string, string>,
): Promise<void> {
  const draft = `${template}.draft`
  // Left by a run that was killed.
  await rm(draft, { recursive: true, force: true })
  await seedDemoContent(root, { ...environment, DATA_DIR: draft })
  await rename(draft, template)
}

/** Fills database and data folder of an environment like a first start. */
export async function seedDemoContent(
  root: string,
  environment: Record<string, string>,
): Promise<void> {
  const settings = readSettings(root, environment)
  await mkdir(settings.dataDir, { recursive: true })
  const secrets = await loadSecrets(settings.dataDir, settings.environment)
  await seedPart(
    root,
    CONTENT,
    settings,
    { ...settings.environment, ...secrets },
    new AbortController().signal,
    () => {},
  )
}
