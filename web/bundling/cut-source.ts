export interface Cut {
  what: RegExp
  by: string
}

/** A library's source without what this site never uses; throws when it is no longer the one known. */
export function cutSource(source: string, cuts: readonly Cut[], id: string): string {
  return cuts.reduce((lean, { what, by }) => {
    const leaner = lean.replace(what, by)
    if (leaner === lean) throw new Error(`${id} has nothing like ${String(what)}: look at it again`)
    return leaner
  }, source)
}

/** Leaves a function of the top level with nothing to do but to give a result. */
export const emptied = (name: string, result = ''): Cut => ({
  what: new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[^]*?^\\}`, 'm'),
  by: `function ${name}() {${result}}`,
})
