/** The environment of this test, for the programs it starts. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env }
}

/** Must come before anything reads the environment: what does is imported afterwards. */
export function chooseDatabase(url: string): void {
  Object.assign(process.env, { DATABASE_URL: url })
}
