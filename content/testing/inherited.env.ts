/** The environment of this test, for the programs it starts. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env }
}

/** Must come before anything reads the environment: what does is imported afterwards. */
export function chooseDatabase(url: string): void {
  Object.assign(process.env, { DATABASE_URL: url })
}

/** The same for other settings; gives the way to take them back, for the files that share this process. */
export function chooseSettings(settings: Record<string, string>): () => void {
  Object.assign(process.env, settings)
  return () => {
    for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name)
  }
}
