/** The environment of this test for the processes that it starts. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env }
}

/** Call it before importing modules that read the environment. */
export function chooseDatabase(url: string): void {
  Object.assign(process.env, { DATABASE_URL: url })
}

/** The same for other settings. Returns a function that removes them, as test files share this process. */
export function chooseSettings(settings: Record<string, string>): () => void {
  Object.assign(process.env, settings)
  return () => {
    for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name)
  }
}
