/** The environment this program was started with, for the programs it starts. */
export function inheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
}

/** Hands a value on to every program that this one starts from now on. */
export function passOn(name: string, value: string): void {
  Object.assign(process.env, { [name]: value })
}
