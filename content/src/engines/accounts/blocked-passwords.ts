const shortest = 4

let reading: Promise<ReadonlySet<string>> | undefined

/** The passwords that were found most often where they leaked; read when the first one is set. */
export function readBlockedPasswords(): Promise<ReadonlySet<string>> {
  return (reading ??= read())
}

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= shortest))
}
